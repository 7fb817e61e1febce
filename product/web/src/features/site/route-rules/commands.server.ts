import { getTableColumns, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { routeRuleRefusals, type RouteRule } from "@product/domain/site/route-rules";
import { routeRules } from "@product/database/tables/site/route-rule";
import { perform } from "#request/perform.ts";
import { rulesOverOwnAddresses } from "./queries.server.ts";

/** Refused when it would lead in a circle or to a host that is not listed. Rules are judged one after the other. */
export const saveRouteRule = (actor: Actor, rule: RouteRule, listedHosts: readonly string[]) =>
  perform(actor, "route-rule.save", async ({ tx, now, subject, recordChange }) => {
    subject(rule);
    await tx.execute(sql`LOCK TABLE ${routeRules} IN SHARE ROW EXCLUSIVE MODE`);
    const known = await tx.select().from(routeRules);
    const [first, ...more] = routeRuleRefusals(rule, known, listedHosts);
    if (first) throw new Refused(first, ...more);
    await tx
      .insert(routeRules)
      .values({ ...rule, updatedAt: now })
      .onConflictDoUpdate({ target: routeRules.from, set: { ...rule, updatedAt: now } });
    recordChange(
      rule,
      known.find(({ from }) => from === rule.from),
      rule,
    );
  });

/** Drops the rules that stand where the product itself does, and says which they were. */
export async function dropRulesOverOwnAddresses(actor: Actor): Promise<string[]> {
  const paths = await rulesOverOwnAddresses();
  if (paths.length === 0) return [];
  return perform(actor, "route-rule.drop", async ({ tx, subject, recordChange }) => {
    const { updatedAt: _when, ...auditColumns } = getTableColumns(routeRules);
    const dropped = await tx.delete(routeRules).where(inArray(routeRules.from, paths)).returning(auditColumns);
    for (const rule of dropped) recordChange(subject(rule), rule, undefined);
    return dropped.map(({ from }) => from).toSorted();
  });
}
