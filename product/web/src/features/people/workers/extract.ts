import { workerList } from "@product/domain/people/worker-list";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { lookOf } from "#features/ground/listing/share/list-look.ts";
import { seesPhones } from "./queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { filterOf } from "./share/view-filter.ts";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Extract } from "./export.server.ts";
import { columnsFor } from "./worker-source.ts";
import { requirePermission } from "#request/who-may.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** The list as its address filters and shows it, for whoever may take it along, made by `made`; and what the file is called. */
export async function extractOf<Pieces>(
  { context, request }: Asked,
  makePieces: (actor: Actor, wanted: Extract) => Promise<Pieces>,
) {
  const actor = requirePermission(context, "worker.view");
  if (!isPermitted(actor, "worker.export")) throw failure("notPermitted");
  const { id, locale } = context.get(requestContext);
  const view = viewIn(workerList, pageAddress(request));
  const showsContact = seesPhones(actor);
  const available = columnsFor(actor, showsContact);
  const wanted = {
    filter: filterOf(view, showsContact),
    sort: view.sort,
    columns: lookOf(workerList, view, request, available).columns,
    locale,
  };
  const pieces = await orNotPermitted(makePieces({ ...actor, request: { id } }, wanted));
  return { pieces, name: locale === "es" ? "trabajadores" : "workers" };
}
