// Walks: my-hours, pass, time
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ appFor: "hours are approved" });

test.describe("en un móvil, sin JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "es-ES", viewport: { width: 390, height: 844 } });
  test("Una trabajadora da su conformidad a sus horas, y a un extraño se le lleva al pase", async ({ as, page }) => {
    await page.goto("/es/workerpass/hours");
    await expect(page).toHaveURL(/\/es\/workerpass$/);
    await as("worker");
    await page.goto("/es/workerpass");
    await page.getByRole("link", { name: /Horas de este mes/ }).click();
    await expect(page.getByRole("heading", { name: "Mis horas" })).toBeVisible();
    const card = page.getByRole("listitem").first();
    await card.getByText("No es correcto").click();
    await card.getByLabel("¿Cómo fue en realidad?").fill("Recogimos hasta las once");
    await card.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("No estás de acuerdo: Recogimos hasta las once")).toBeVisible();
    await card.getByRole("button", { name: "Es correcto" }).click();
    await expect(page.getByText("Diste tu conformidad")).toBeVisible();
  });
});

test("The owner proposes a missing end, approves what is as planned, takes one back and closes nothing too early", async ({
  page,
  open,
}) => {
  test.slow();
  await open("/admin/time", { as: "owner" });
  const missing = page.getByRole("region", { name: "No punch out" });
  await expect(missing.getByRole("listitem").first()).toContainText("Nothing as long as the end is not agreed");
  await expectAccessible(page);
  await missing
    .getByRole("link", { name: /^Propose/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Why");
  await page.getByLabel("Why").fill("Forgot to punch out");
  await page.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("The worker has not answered")).toBeVisible();
  await expect(page.getByText("The company agreed on")).toBeVisible();
  await page.getByRole("link", { name: "All hours" }).click();
  await expect(page.getByRole("region", { name: "Corrections" })).toContainText("Waits for");

  await open("/admin/time");
  const fine = page.getByRole("region", { name: "No exception" });
  const count = await fine.getByRole("listitem").count();
  await page.getByRole("button", { name: "Approve the selected lines" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("link", { name: `Approved ${count}` })).toBeVisible();
  await page.getByRole("button", { name: "Approve the selected lines" }).click();
  await expect(page.getByRole("alert")).toBeVisible();

  await page.getByRole("link", { name: `Approved ${count}` }).click();
  await page.getByRole("region", { name: "No exception" }).getByRole("link").first().click();
  await page.getByLabel("Reason").fill("The client disputes it");
  await page.getByRole("button", { name: "Take the approval back" }).click();
  await expect(page.getByRole("button", { name: "Propose", exact: true })).toBeVisible();

  await open("/admin/time?tab=periods");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("not approved yet");
  await page.getByRole("link", { name: "Check the register" }).first().click();
  await expect(page.getByText("None altered, none missing.")).toBeVisible();
});
