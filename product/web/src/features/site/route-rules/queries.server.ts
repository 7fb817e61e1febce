import { isOwnAddress } from "@product/domain/site/own-addresses";
import type { RouteRule } from "@product/domain/site/route-rules";
import { database } from "@product/database/client";
import { routeRules } from "@product/database/tables/site/route-rule";

/** All of them: a handful, kept in memory by the server. */
export const allRouteRules = (): Promise<RouteRule[]> =>
  database
    .select({ from: routeRules.from, to: routeRules.to, status: routeRules.status, active: routeRules.active })
    .from(routeRules);

/** The paths of rules that stand where the product itself does. */
export const rulesOverOwnAddresses = async (): Promise<string[]> =>
  (await allRouteRules())
    .map(({ from }) => from)
    .filter(isOwnAddress)
    .toSorted();
