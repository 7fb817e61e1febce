import { data } from "react-router";
import { mayFilter } from "@product/domain/filters/may-filter";
import { filterFromText } from "@product/domain/filters/filter-text";
import { workerFields } from "@product/domain/filters/worker-fields";
import { foundBy, mostCounted, pageOf } from "#features/people/workers/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/preview.route";
import { countsOf, grantsOf } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", alsoNeeds: "worker.view" };

const previewLength = 6;

/**
 * The workers whom a filter finds, asked while it is still being written; undefined where it is no filter, or asks for
 * data that the reader may not see.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "list.view");
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const filter = filterFromText(pageAddress(request).searchParams.get("filter") ?? "", workerFields);
  if (!filter || !mayFilter(grantsOf(actor), "worker", filter, workerFields)) return { preview: undefined };
  const found = foundBy(filter, actor);
  const [[count], { rows }] = await Promise.all([countsOf([found]), pageOf(actor, found, locale, {}, previewLength)]);
  return data(
    { preview: { count: count ?? 0, most: mostCounted, rows } },
    { headers: { "Cache-Control": "no-store" } },
  );
}
