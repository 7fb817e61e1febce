/** Workers made by `npm run admin -- generate-workers` are shown like all others, in both languages. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { onCopy, type RunningDemo } from "#e2e/demo.ts";
import { withClient } from "#e2e/copied-database.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { projectRoot } from "#e2e/server.ts";

test.use({ appFor: "a crowd" });

/** The list of those who have a car, which the demonstration keeps by a filter. */
const withCar = "00000000-0000-4000-8000-000000000102";

test("A crowd of invented workers stands in the list, on records, among those who can work and in a list", async ({
  as,
  app,
  page,
  open,
}) => {
  test.slow();
  const { databaseUrl } = app as RunningDemo;
  await promisify(execFile)(process.execPath, [join(projectRoot, "tooling/admin.ts"), "generate-workers", "120"], {
    env: { ...process.env, ...onCopy, DATABASE_URL: databaseUrl, DATA_DIR: app.dataDir },
  });
  const ids = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT DISTINCT ON (verdict, status) worker.id FROM app.worker JOIN app.clearance_span ON worker_id = worker.id
       WHERE worker.id::text LIKE '00000000-0000-4000-a000-%' ORDER BY verdict, status LIMIT 4`,
    );
    return rows.map(({ id }) => id as string);
  });
  await as("owner");
  const pages = ["list", ...ids, "who-can-work"].map((path) => `/admin/workers/${path}`);
  for (const path of [...pages, `/admin/lists/${withCar}`])
    for (const language of ["", "/es"]) {
      const answer = await page.goto(language + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^\d+$/);
    }
  // One odd row is shown as what is known of it.
  await withClient(databaseUrl, (client) =>
    client.query(
      `UPDATE app.clearance_span SET top_reason = '{"code":"status","verdict":"BLOCK"}'::jsonb WHERE top_reason IS NOT NULL`,
    ),
  );
  await open("/es/admin/workers/list");
  await expect(
    page
      .locator("tbody")
      .getByText(/^Estado( \+\d+)?$/)
      .first(),
  ).toBeVisible();
});
