// Walks: applications, several-applications, forms
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who review applications" });

test("HR goes through the applications by keys alone: approves, asks, rejects and takes back", async ({
  as,
  page,
  open,
  accounts,
  checkAccessibility,
}) => {
  test.slow();
  await as("hr");
  await open("/admin/workers/review");
  await expect(page.getByRole("heading", { level: 1, name: /Applications to review/ })).toBeVisible();
  await checkAccessibility(page);
  const current = page.getByRole("heading", { level: 2 }).first();
  const nameShown = async () => (await current.textContent())!;
  const first = await nameShown();

  await test.step("J and K move", async () => {
    await page.keyboard.press("j");
    await expect(current).not.toHaveText(first);
    await page.keyboard.press("k");
    await expect(current).toHaveText(first);
  });

  await test.step("A approves, and the next one is shown", async () => {
    await page.keyboard.press("a");
    await expect(page.getByText("Approved. Here is the next one.")).toBeVisible();
    await expect(current).not.toHaveText(first);
    const { rows } = await accounts.query(
      "SELECT w.status FROM app.application a JOIN app.worker w ON w.id = a.worker_id WHERE a.decided_at > now() - interval '2 minutes'",
    );
    expect(rows).toEqual([{ status: "approved" }]);
  });

  await test.step("M asks for more with a template, in the person's language", async () => {
    await page.keyboard.press("m");
    await expect(page.getByLabel("Standard text")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Asked for more. Here is the next one.")).toBeVisible();
  });

  await test.step("R rejects, and the decision is taken back while nothing has followed", async () => {
    const rejected = await nameShown();
    await page.keyboard.press("r");
    await expect(page.getByLabel("Why is it rejected?")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Rejected. Here is the next one.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText("Undone. It waits for a decision again.")).toBeVisible();
    await expect(current).toContainText(rejected.replace(/New$|In review$/, ""));
  });

  await test.step("the keys are told", async () => {
    await page.keyboard.press("?");
    await expect(page.getByText("Approve the application")).toBeVisible();
  });
});

test("HR looks at the pictures and a number of an application, and approves several after seeing what happens", async ({
  as,
  page,
  open,
  accounts,
  checkAccessibility,
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
  await checkAccessibility(page);
  await page.getByRole("button", { name: "Approve 2" }).click();
  await expect(page.getByText("The ticked applications are decided.")).toBeVisible();
  const { rows } = await accounts.query(
    "SELECT w.first_name FROM app.application a JOIN app.worker w ON w.id = a.worker_id WHERE w.first_name IN ('Gorka', 'Leire') AND a.decided_at > now() - interval '2 minutes' ORDER BY 1",
  );
  expect(rows).toEqual([{ first_name: "Gorka" }, { first_name: "Leire" }]);
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the same goes by buttons, in Spanish", async ({ as, page, checkAccessibility }) => {
    await as("hr");
    await page.goto("/es/admin/workers/review");
    await checkAccessibility(page);
    await page.getByText("Rechazar…").click();
    await page.getByRole("button", { name: "Rechazar", exact: true }).click();
    await expect(page.getByText("Rechazada. Aquí está la siguiente.")).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText("Deshecho. Vuelve a estar por decidir.")).toBeVisible();
  });
});
