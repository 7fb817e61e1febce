import { applicationList } from "@product/domain/forms/application-list";
import type { ViewsOf } from "#features/ground/view-pages/share/view-action.ts";
import { listAddress } from "./addresses.ts";
import { foundBy } from "./queries.server.ts";

export const applicationViews: ViewsOf = { kind: applicationList, list: listAddress, ensureAllowed: foundBy };
