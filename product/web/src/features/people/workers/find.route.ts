import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/page-address.ts";
import { insist } from "#request/who-may.ts";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import type { Route } from "./+types/find.route";
import { seesPhones, workerPage } from "./queries.server.ts";
import { filterOf } from "./share/view-filter.ts";

export const handle = { needs: "worker.view" };

const mostFound = 8;
const longest = 200;

/** The first few whose name, code or phone holds what is being typed, for the palette. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "worker.view");
  const { locale } = context.get(requestContext);
  const q = (pageAddress(request).searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, longest);
  if (q.length < 2) return { found: [] };
  const filter = filterOf({ ...emptyView, q }, seesPhones(actor));
  const { rows } = await workerPage(actor, filter, locale, {}, mostFound);
  return {
    found: rows.flatMap(({ id, name, code, entity }) =>
      name ? [{ id, name: `${name.first} ${name.last}`, code, entity }] : [],
    ),
  };
}
