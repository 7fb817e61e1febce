/** Tags that people there have, to choose from. Nobody is held up by a tag that came a minute ago. */
import { sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { clockNow } from "#request/clock.ts";
import { forgetsPeople } from "#request/forgetting.ts";
import type { EntityScope } from "./queries.server.ts";

const remembered = new Map<string, { until: number; tags: Promise<string[]> }>();
const minute = 60_000;
const mostScopes = 100;
forgetsPeople(() => remembered.clear());

export function tagsIn(scope: EntityScope): Promise<string[]> {
  const [key, now] = [JSON.stringify(scope), clockNow().getTime()];
  const known = remembered.get(key);
  if (known && known.until > now) return known.tags;
  if (remembered.size >= mostScopes) remembered.clear();
  const tags = readTags(scope);
  remembered.set(key, { until: now + minute, tags });
  tags.catch(() => remembered.delete(key));
  return tags;
}

/** The most common among the newest that have any: a company does not tag its people anew each year. */
async function readTags(scope: EntityScope): Promise<string[]> {
  const entityCondition = scope === "all" ? sql`true` : sql`legal_entity_id = ANY(${sql.param([...scope])}::uuid[])`;
  const rows = await database
    .select({ tag: sql<string>`tag` })
    .from(
      sql`(SELECT unnest(tags) AS tag FROM (SELECT tags FROM app.worker WHERE tags <> '{}' AND merged_into IS NULL
        AND status NOT IN ('data_blocked', 'erased') AND ${entityCondition}
        ORDER BY created_at DESC LIMIT 2000) newest) each`,
    )
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) DESC, tag`)
    .limit(40);
  return rows.map(({ tag }) => tag);
}
