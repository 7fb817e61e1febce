// Walks: applications, forms
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/accounts.ts";

test.use({ appFor: "those who review applications" });

test("HR goes through the applications by keys alone: approves, asks, rejects and takes back", async ({
  page,
  open,
  accounts,
}) => {
  test.slow();
  await open("/admin/workers/review", { as: "hr" });
  await expect(page.getByRole("heading", { level: 1, name: /Applications to review/ })).toBeVisible();
  await expectAccessible(page);
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

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the same goes by buttons, in Spanish", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/review");
    await page.getByText("Rechazar…").click();
    await page.getByRole("button", { name: "Rechazar", exact: true }).click();
    await expect(page.getByText("Rechazada. Aquí está la siguiente.")).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText("Deshecho. Vuelve a estar por decidir.")).toBeVisible();
  });
});
