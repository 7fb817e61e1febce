// Walks: audit, home
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/journeys/access/plain-browser.ts";

test.use({ appFor: "the office" });

test("An owner finds who changed the home page, what it said before, and that the chain holds", async ({
  page,
  open,
  plain,
}) => {
  await open("/admin/content/home", { signedInAs: "owner" });
  await page.getByLabel("Headline in English").fill("=Your summer, shift by shift.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(/Saved/);
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Olalla Requena");
  await history.getByRole("link", { name: "Edited the page" }).first().click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edited the page");
  await expect(page.getByRole("row", { name: /^Headline in English/ })).toContainText("=Your summer, shift by shift.");
  await expect(page.getByRole("region", { name: "Origin" })).toContainText(/127\.0\.0\.1|::1/);
  // Sealed a moment later.
  const act = page.url();
  await expect
    .poll(async () => {
      await plain.open(act);
      return plain.text();
    })
    .toContain("This link is intact");

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
  await plain.open("/admin/audit?by=me");
  expect(/<tbody[\s\S]*?<\/tr>/.exec(plain.html())![0]).toContain("Exported the audit");
  expect(plain.html()).not.toContain('name="person"');

  // Without JavaScript it is searched and read all the same, and nothing that is typed breaks it.
  await plain.open("/admin/audit");
  await plain.press("Filter", { act: "page.edit" });
  await plain.follow("Edited the page");
  expect(plain.text()).toContain("Headline in English");
  await plain.follow("All actions on this record");
  expect(plain.html()).toMatch(/<input[^>]*value="home"/);
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
  ])
    expect(await plain.open(`/admin/audit?${search}`), search).toBe(200);
  expect(await plain.open("/admin/audit/99999999999999999999")).toBe(404);

  await plain.open("/es/admin/audit?from=2026-02-30&kind=nada");
  expect(plain.text()).toContain("«2026-02-30» no es una fecha válida");
  expect(plain.text()).toContain("No existe «nada»");
  expect(plain.text()).toContain("No se ha buscado nada");
  await plain.follow("Quitar el filtro");
  expect(plain.at()).toBe("/es/admin/audit");
  expect(plain.text()).not.toContain("No se ha buscado nada");
});

test.describe("En el móvil", { tag: "@soak" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("La auditoría se lee bien, también cuando se le dice a la propietaria qué está mal", async ({
    page,
    open,
    signIn,
  }) => {
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
  });
});
