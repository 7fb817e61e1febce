/** All that a text finds, by kind, of what its reader may see. */
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { workerList } from "@product/domain/people/worker-list";
import { emptyView, queryOf } from "#features/ground/listing/share/shown-view.ts";
import { findByNumber } from "#features/people/worker-record/commands.server.ts";
import { seesPhones, workerPage } from "#features/people/workers/queries.server.ts";
import { filterOf } from "#features/people/workers/share/view-filter.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { NamedScreen } from "#request/slices/settings-cards.ts";
import { askedOf, type Asked } from "./ask.server.ts";
import { messages } from "./messages.ts";
import { foundBeside, holderAt, mostOfEach, type Found } from "./queries.server.ts";
import { searchQuery } from "./schema.ts";
import { screensWith } from "./screens.ts";

export const searchedIn = (request: Request): string =>
  searchQuery.parse(Object.fromEntries(pageAddress(request).searchParams)).q;

export type Searched = { q: string; locale: Locale; screens: Readonly<Record<string, NamedScreen>> };

export async function foundFor(actor: Actor, { q, locale, screens }: Searched) {
  if (q.length < 2) return { q, groups: [], asked: undefined };
  const [people, beside, asked] = await Promise.all([
    isPermitted(actor, "worker.view") ? workersWith(actor, q, locale) : [],
    foundBeside(actor, q, locale),
    askedOf(actor, q),
  ]);
  const named = screensWith(actor, q, locale, screens);
  const groups = [["worker", people] as const, ...beside, ["screen", named] as const].filter(
    ([, found]) => found.length > 0,
  );
  return {
    q,
    groups: groups.map(([kind, found]) => ({ ...groupOf(kind, found, q), heading: messages[`kind:${kind}`][locale] })),
    asked: asked && { ...asked, at: addressOf(asked) },
  };
}

const addressOf = ({ parts, words }: Asked): string =>
  `/admin/workers/list${queryOf(workerList, { ...emptyView, q: words, filter: { and: parts } })}`;

/** By name, code or phone; a whole identity number finds who has it, and that it was asked is written down. */
async function workersWith(actor: Actor, q: string, locale: Locale): Promise<Found[]> {
  const holder = await findByNumber(actor, q);
  if (holder) return holderAt(holder);
  const filter = filterOf({ ...emptyView, q }, seesPhones(actor));
  const { rows } = await workerPage(actor, filter, locale, {}, mostOfEach + 1);
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

/** Where a list of its own can be asked the same, the way there. */
const lists = { worker: "/admin/workers/list", event: "/admin/events" } as const;

function groupOf<Kind extends string>(kind: Kind, found: readonly Found[], q: string) {
  const list = lists[kind as "worker"] as string | undefined;
  return {
    kind,
    found: found.slice(0, mostOfEach),
    hasMore: found.length > mostOfEach,
    list: list && `${list}?${new URLSearchParams({ q })}`,
  };
}
