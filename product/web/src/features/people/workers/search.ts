import type { Actor } from "@product/domain/actor";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import { findByNumber } from "#features/people/worker-record/commands.server.ts";
import { asManyAsAsked, type Found, type Searched } from "#request/slices/search-sources.ts";
import { holderAt } from "./holder.server.ts";
import { seesPhones, workerPage } from "./queries.server.ts";
import { filterOf } from "./share/view-filter.ts";

/** By name, code or phone; a whole identity number finds who has it, and that it was asked is written down. */
export async function workersWith(actor: Actor, { q, locale }: Searched): Promise<Found[]> {
  const holder = await findByNumber(actor, q);
  if (holder) return holderAt(holder);
  const filter = filterOf({ ...emptyView, q }, seesPhones(actor));
  const { rows } = await workerPage(actor, filter, locale, {}, asManyAsAsked);
  return rows.flatMap(({ id, name, code, entity }) =>
    name
      ? [
          {
            id,
            name: [name.first, name.last].filter(Boolean).join(" "),
            about: [code, entity].filter(Boolean).join(" · "),
            address: `/admin/workers/${id}`,
          },
        ]
      : [],
  );
}
