import { beforeAll, expect, it } from "vitest";
import { applicationStates } from "@product/domain/forms/states";
import { answersOfMany } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { applications } from "@product/database/tables/site/form";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { loadDemoApplications } from "./applications.ts";
import { loadDemoForms } from "./forms.ts";
import { loadDemoWorkers } from "./workers.ts";

const { query } = useTestDatabase();
beforeAll(() =>
  inTransaction(async (tx) => {
    await loadDemoWorkers(tx);
    await loadDemoForms(tx);
    await loadDemoApplications(tx);
  }),
);

it("has applications in every state, each of which can be read", async () => {
  const all = await database.select().from(applications);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(applicationStates));
  const opened = await answersOfMany(database, all);
  for (const { id } of all)
    expect(opened.get(id)).toMatchObject({ first_name: expect.any(String), roles: expect.any(Array) });
});

it("has three forms that are open and one that is not", async () => {
  const { rows } = await query("SELECT state, count(*)::int AS n FROM app.form GROUP BY 1 ORDER BY 1");
  expect(rows).toEqual([
    { state: "closed", n: 1 },
    { state: "open", n: 3 },
  ]);
});
