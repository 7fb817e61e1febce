import { workerList } from "@product/domain/people/worker-list";
import type { ViewsOf } from "#features/ground/view-pages/share/view-action.ts";
import { foundBy } from "#features/people/workers/queries.server.ts";

export const workerViews: ViewsOf = { kind: workerList, list: "/admin/workers/list", ensureAllowed: foundBy };
