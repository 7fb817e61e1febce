// Walks: contracts-for-many, workers
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { plusDays } from "@product/domain/time/local-date";

test.use({ appFor: "those who make contracts for many" });

const today = () => new Date().toISOString().slice(0, 10);

/** Each is a transaction of its own, and a page of the list has fifty people. */
const whileMade = { timeout: 90_000 };

test("HR selects workers, sees who gets a contract and who does not, and makes the contracts", async ({
  page,
  open,
}) => {
  test.slow();
  await open("/admin/workers/list?status=active", { as: "hr" });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Make contracts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make contracts");

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("alert")).toContainText("First day");
  await page.getByLabel("First day").fill(plusDays(today(), -20_000));
  await page.getByLabel("Last day").fill(plusDays(today(), -19_990));
  await page.getByLabel("Cause of the temporary contract").selectOption("foreseeable");
  await page.getByLabel("Category").fill("Waiter");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Fijo discontinuo: the contract has no end date");
  await expectAccessible(page);
  await preview.getByRole("button", { name: /^Make (one contract|\d+ contracts)$/ }).click();
  await expect(page.getByText(/contracts? ha(s|ve) been made/)).toBeVisible(whileMade);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Worker list");
});

test("HR is warned whose renewal would pass a limit of the law, and renews the others", async ({ page, open }) => {
  test.slow();
  await open("/admin/workers/list?status=active&type=temporary", { as: "hr" });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Make contracts" }).click();
  await page.getByRole("link", { name: "Renewals" }).click();
  await page.getByLabel("Contracts that end within (days)").fill("365");
  await page.getByLabel("Last day").fill(plusDays(today(), 560));
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("More than six months in all for an unforeseeable peak");
  await expectAccessible(page);
  const others = preview.getByRole("button", { name: /^Make the (one|\d+) without warnings$/ });
  const label = (await others.textContent()) ?? "";
  await others.click();
  const count = /(one|\d+) without/.exec(label)![1]!;
  await expect(page.getByText(new RegExp(`^${count} contracts? ha(s|ve) been made`, "i"))).toBeVisible(whileMade);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HR sees in Spanish whose contract is not to be renewed", async ({ as, page }) => {
    await as("hr");
    await page.goto("/es/admin/workers/list?status=active&type=permanent");
    await page
      .getByRole("checkbox", { name: /^Seleccionar a? ?[A-ZÁÉÍÓÚ]/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Hacer contratos" }).click();
    await page.getByRole("link", { name: "Renovaciones" }).click();
    await page.getByRole("button", { name: "Vista previa" }).click();
    await expect(page.getByRole("region", { name: "Vista previa" })).toContainText("No se haría ningún contrato");
  });
});
