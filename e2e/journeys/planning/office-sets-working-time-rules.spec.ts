// Walks: rules, settings
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who set the rules of working time" });

const lateThenEarly = "Fri 2026-06-19 18:30–02:30 break 30\nSat 2026-06-20 14:00–22:00 break 30";

test("The owner tries a week in the sandbox, sets a number of her own, and ends it again", async ({ page, open }) => {
  test.slow();
  await open("/admin/settings", { signedInAs: "owner" });
  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("row", { name: /ES-REST-12/ })).toContainText("ET art. 34.3");
  await expect(page.getByRole("region", { name: /^Pack ES/ })).toContainText(
    "Weekly rest is counted with the daily rest",
  );
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Packs" }).getByRole("link", { name: "Great Britain" }).click();
  await expect(page.getByRole("row", { name: /UK-REST-11/ })).toContainText("11 h");

  await page.getByRole("link", { name: "Sandbox" }).click();
  const form = page.getByRole("form", { name: "Sandbox" });
  await form.getByLabel("Shifts, one per line").fill("2026-03-28 22:00–02:30");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(form.getByLabel("Shifts, one per line")).toHaveAccessibleDescription(/The next valid time is 03:00/);
  await form.getByLabel("Shifts, one per line").fill(lateThenEarly);
  await form.getByRole("button", { name: "Check" }).click();
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByRole("heading", { name: "1 finding" })).toBeVisible();
  await expect(result.getByRole("listitem").filter({ hasText: "Rest is 30 min too short" })).toContainText(
    "ET art. 34.3",
  );
  await expectAccessible(page);

  await page.getByRole("link", { name: "New override" }).click();
  await page.getByRole("combobox", { name: "Rule" }).selectOption("ES-REST-12");
  await page.getByRole("textbox", { name: "Number" }).fill("30");
  await page.getByRole("textbox", { name: "Reason" }).fill("because");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("2 fields need your attention");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Number" }).fill("11");
  await page.getByRole("textbox", { name: "Allowed by" }).fill("RD 1561/1995 art. 7");
  await page.getByRole("textbox", { name: "Reason" }).fill("Season of festivals, agreed with the works council");
  await page.locator("input[name=from]").fill("2026-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("11 h · pack 12 h")).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expectAccessible(page);

  await open("/admin/settings/rules/sandbox");
  await form.getByLabel("Shifts, one per line").fill(lateThenEarly);
  await form.getByRole("button", { name: "Check" }).click();
  await expect(result.getByRole("heading", { name: "No findings" })).toBeVisible();

  await page.getByRole("link", { name: /^Overrides/ }).click();
  await page
    .getByRole("row", { name: /works council|RD 1561/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("button", { name: "End override" }).click();
  await expect(page.getByRole("button", { name: "End override" })).toHaveCount(0);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("La oficina prueba una semana y ve qué norma no se cumple y según qué ley", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/es/admin/settings/rules/sandbox");
    await page
      .getByLabel("Turnos, uno por línea")
      .fill("vie 18/6/2027 18:30–02:30 descanso 30\nsáb 19/6/2027 13:00–21:00 pausa 30");
    await page.getByRole("button", { name: "Comprobar" }).click();
    const result = page.getByRole("region", { name: "Resultado" });
    await expect(result.getByRole("heading", { name: "Faltan 1 h 30 de descanso" })).toBeVisible();
    await expect(result).toContainText("ET art. 34.3");
    await page.getByLabel("Turnos, uno por línea").fill("24/10/2026 20:00–02:30");
    await page.getByRole("button", { name: "Comprobar" }).click();
    await expect(page.getByRole("alert")).toContainText("Escribe 02:30A para la primera o 02:30B para la segunda");
    await page.goto("/es/admin/settings/rules");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Normas");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
