/** Asks for workers as their list does, many times per request, beside the plainest question there is. */
import { workerList } from "@product/domain/people/worker-list";
import { serve } from "@hono/node-server";
import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Person } from "@product/domain/actor";
import { database } from "@product/database/client";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { workers } from "@product/database/tables/people/worker";
import { closestSearch } from "@product/web/features/people/workers/closest-search.server";
import { countBy, pageLength, workerPage } from "@product/web/features/people/workers/queries.server";
import { viewIn } from "@product/web/features/ground/listing/schema";
import { filterOf } from "@product/web/features/people/workers/share/view-filter";
import { oneMoreShift } from "./one-more-shift.ts";
import { misspelt, searches, type Search } from "./shapes.ts";

openDatabase({ url: process.env["DATABASE_URL"]!, readers: 1, writers: 1 });

const locale = "es";
const actor: Person = {
  kind: "person",
  id: crypto.randomUUID(),
  name: "Paula",
  grants: [
    { permission: "worker.view", scope: "all" },
    { permission: "worker.view.contact", scope: "all" },
  ],
};
const everyone = { and: [] };
const filterFor = (search: string) => filterOf(viewIn(workerList, new URL(`http://here/${search}`)), true);

const some = await database.select({ id: workers.id }).from(workers).limit(1000);
const [last] = await database.select({ id: workers.id }).from(workers).orderBy(desc(workers.listedName)).limit(1);
const end = await workerPage(actor, everyone, locale, { before: last!.id }, pageLength);
const deep = end.rows[0]!.id;

let turn = 0;
const questions: Record<string, (search: Search) => Promise<unknown>> = {
  id: () =>
    database
      .select()
      .from(workers)
      .where(eq(workers.id, some[(turn += 7) % some.length]!.id)),
  first: () => workerPage(actor, everyone, locale, {}),
  deepest: () => workerPage(actor, everyone, locale, { after: deep }),
  newest: () => workerPage(actor, everyone, locale, { sort: "-added", after: some[999]!.id }),
  count: () => countBy(everyone, actor),
  page: (search) => workerPage(actor, filterFor(searches[search]), locale, {}),
  counted: (search) => countBy(filterFor(searches[search]), actor),
  "one-more": async () => oneMoreShift(),
  misspelt: () => closestSearch(actor, misspelt, (q) => filterFor(`?q=${q}`)),
};

const app = new Hono().get("/:question/:times/:search?", async (c) => {
  const { question, times, search } = c.req.param();
  let answer: unknown;
  for (let left = Number(times); left > 0; left -= 1) answer = await questions[question]!(search as Search);
  return c.json(answer ?? null);
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
process.once("SIGTERM", () => void closeDatabase().finally(() => process.exit(0)));
