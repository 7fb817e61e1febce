// Walks: audit, home
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who read the audit" });
test.describe.configure({ mode: "serial" });

test("An owner finds who changed the home page, what it said before, and that the chain holds", async ({
  page,
  open,
  signIn,
  browser,
}) => {
  await open("/admin/content/home", { signedInAs: "owner" });
  await page.getByLabel("Headline in English").fill("=Your summer, shift by shift.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(/Saved/);
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Olalla Requena");
  await expectAccessible(page);
  await history.getByRole("link", { name: "Edited the page" }).first().click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edited the page");
  await expect(page.getByRole("row", { name: /^Headline in English/ })).toContainText("=Your summer, shift by shift.");
  await expect(page.getByRole("region", { name: "Origin" })).toContainText(/127\.0\.0\.1|::1/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("This link is intact")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);

  await open("/admin");
  await page.getByRole("button", { name: /Olalla Requena/ }).click();
  await page.getByRole("menuitem", { name: "Audit" }).click();
  await expect(page.getByText(/^Sealed until /)).toBeVisible();
  await page.getByLabel("Who").fill("olallá");
  await page.getByLabel("What").selectOption("Edited the page");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/act=page\.edit/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").last()).toContainText("=Your summer, shift by shift.");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const file = await download.createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text).toMatch(/"page\.edit","person","[\w-]+","Olalla Requena","[^"]+","page","home","'=Your summer/);
  expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  await open("/admin/audit?by=me");
  await expect(page.getByRole("row").nth(1)).toContainText("Exported the audit");
  await expect(page.getByLabel("Who")).toHaveCount(0);

  const planner = await browser.newContext();
  await signIn("planner", { context: planner });
  const visit = await planner.newPage();
  for (const path of ["/admin/audit", "/admin/audit/1"])
    expect((await visit.goto(new URL(path, page.url()).href))!.status(), path).toBe(403);
  await planner.close();
});

test.describe("En el móvil", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("La propietaria busca en la auditoría, y se le dice qué está mal", async ({ page, open, signIn }) => {
    await signIn("owner");
    for (const [path, colorScheme] of [
      ["/es/admin/audit", "light"],
      ["/es/admin/audit/1", "dark"],
      ["/es/admin/audit?from=2026-02-30&kind=nada", "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await open(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await expect(page.getByLabel("Desde")).toHaveAccessibleDescription(/«2026-02-30» no es una fecha válida/);
    await expect(page.getByLabel("Tipo de registro")).toHaveAccessibleDescription(/No existe «nada»/);
    await expect(page.getByText("No se ha buscado nada")).toBeVisible();
    await page.getByRole("link", { name: "Quitar el filtro" }).click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(page.getByText("No se ha buscado nada")).toHaveCount(0);
    await page.getByText("Más filtros").click();
    await page.getByLabel("Tipo de registro").selectOption("Página");
    await page.getByLabel("Identificador del registro").fill("home");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await expect(page.getByRole("row").last()).toContainText("Ha editado la página");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the audit is searched and read all the same, and nothing that is typed breaks it", async ({ page, signIn }) => {
    await signIn("owner");
    await page.goto("/admin/audit");
    await page.getByLabel("What").selectOption("Edited the page");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("link", { name: "Edited the page" }).click();
    await expect(page.getByRole("row", { name: /^Headline in English/ })).toBeVisible();
    await page.getByRole("link", { name: "All actions on this record" }).click();
    await expect(page.getByLabel("Identifier of the record")).toHaveValue("home");
    for (const search of [
      "person=%27%20OR%201%3D1%20--",
      "person=%00",
      `person=${"x".repeat(4_000)}`,
      `id=${"9".repeat(250)}`,
      "kind=constructor&act=__proto__",
      "from=0000-00-00&to=9999-99-99",
      "before=99999999999999999999",
      "request=%F0%9F%92%A5%25%5C",
      "by=x&by=me",
    ]) {
      const answer = await page.goto(`/admin/audit?${search}`);
      expect(answer!.status(), search).toBe(200);
    }
    expect((await page.goto("/admin/audit/99999999999999999999"))!.status()).toBe(404);
  });
});
