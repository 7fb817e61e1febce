// Walks: applications, several-applications, forms
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

// Of its own: others decide about the first in the queue.
test.use({ appFor: "several applications" });

test("HR looks at the pictures and a number of an application, and approves several after seeing what happens", async ({
  as,
  page,
  open,
  accounts,
}) => {
  await as("hr");
  const pictures = await accounts.query("SELECT 1 FROM app.application_file WHERE path LIKE 'demo/%' LIMIT 1");
  expect(pictures.rows).toHaveLength(1);
  await open("/admin/workers/review");
  const picture = page
    .getByRole("region", { name: /Documents/ })
    .locator("img")
    .first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.getByText("Show the numbers in full…").click();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByLabel("Why do you need to see it?")).toHaveAccessibleDescription(/./);
  await page.getByLabel("Why do you need to see it?").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("Shown now; the access has been recorded.")).toBeVisible();
  await expect(page.getByRole("cell", { name: /^79\d{6}[A-Z]$/ })).toBeVisible();

  await page.getByText("Decide several").click();
  await page.getByRole("checkbox", { name: /^Gorka/ }).check();
  await page.getByRole("checkbox", { name: /^Leire/ }).check();
  await page.getByRole("button", { name: "Approve the ticked ones…" }).click();
  await expect(page.getByRole("row", { name: /^Gorka/ })).toContainText("Becomes a worker");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve 2" }).click();
  await expect(page.getByText("The ticked applications are decided.")).toBeVisible();
  const { rows } = await accounts.query(
    "SELECT w.first_name FROM app.application a JOIN app.worker w ON w.id = a.worker_id WHERE w.first_name IN ('Gorka', 'Leire') AND a.decided_at > now() - interval '2 minutes' ORDER BY 1",
  );
  expect(rows).toEqual([{ first_name: "Gorka" }, { first_name: "Leire" }]);
});
