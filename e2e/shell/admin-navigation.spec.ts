import { expect, test } from "#e2e/fixtures.ts";

test("The navigation becomes a rail of icons, and stays one from the first paint on", async ({ page, open }) => {
  await open("/admin", { as: "owner" });
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  expect((await navigation.boundingBox())!.width).toBeGreaterThan(180);
  await page.getByRole("button", { name: "Collapse navigation" }).click();
  await expect.poll(async () => (await navigation.boundingBox())!.width).toBeLessThan(60);
  await navigation.getByRole("link", { name: "Workers" }).click();
  await expect(page).toHaveURL(/\/admin\/workers$/);
  // As the server sends it, before any script could change it.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/es/admin/lists");
  const rail = page.getByRole("navigation", { name: "Navegación principal" });
  expect((await rail.boundingBox())!.width).toBeLessThan(60);
  await page.unroute("**/assets/*.js");
  await open("/es/admin/lists");
  await page.keyboard.press("ControlOrMeta+b");
  await expect.poll(async () => (await rail.boundingBox())!.width).toBeGreaterThan(180);
  await page.reload();
  await expect(page.getByRole("button", { name: "Plegar la navegación" })).toBeVisible();
});

test("The entry of the screen that is shown says so, also deep in it; chosen once more, it is no step more to go back", async ({
  page,
  open,
}) => {
  await open("/admin", { as: "owner" });
  const entry = (name: string) =>
    page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name, exact: true });
  await expect(entry("Dashboard")).toHaveAttribute("aria-current", "page");
  await entry("Settings").click();
  await expect(entry("Settings")).toHaveAttribute("aria-current", "page");
  await expect(entry("Dashboard")).not.toHaveAttribute("aria-current");
  await entry("Settings").click();
  await page.getByRole("main").getByRole("link", { name: "Branding" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/branding$/);
  await expect(entry("Settings")).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

for (const [path, entry, heading, save] of [
  ["/admin", "Shortcuts and help", "Go to", "Save the form"],
  ["/es/admin", "Atajos y ayuda", "Ir a", "Guardar el formulario"],
] as const)
  test(`The keys of ${path} are shown by ?, by the navigation and by the person menu`, async ({ page, open }) => {
    await open(path, { as: "owner" });
    const dialog = page.getByRole("dialog", { name: entry });
    await page.keyboard.press("?");
    await expect(dialog.getByRole("heading", { name: heading })).toBeVisible();
    await expect(dialog.getByText(save)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const inNavigation = page.getByRole("complementary").getByRole("button", { name: entry });
    await inNavigation.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inNavigation).toBeFocused();
    await page.getByRole("button", { name: /Your account|Tu cuenta/ }).click();
    await page.getByRole("menuitem", { name: entry }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });

test("A question mark in a field is only written", async ({ page, open }) => {
  await open("/admin/content/home", { as: "editor" });
  await page.getByLabel("Headline in English").fill("Why");
  await page.getByLabel("Headline in English").press("?");
  await expect(page.getByLabel("Headline in English")).toHaveValue("Why?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Discard" }).click();
});

test("Every entry of the palette has its icon", async ({ page, open }) => {
  await open("/es/admin", { as: "owner" });
  await page.keyboard.press("ControlOrMeta+k");
  const entries = page.getByRole("option");
  await expect(entries.first()).toBeVisible();
  await expect.poll(() => entries.count()).toBeGreaterThan(15);
  await expect(entries.filter({ hasNot: page.locator("svg") })).toHaveCount(0);
});

test("The palette finds workers by words in any order, by code, and for nobody who may not see them", async ({
  page,
  open,
}) => {
  await open("/admin", { as: "planner" });
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("lopez jose angel");
  const found = page.getByRole("option", { name: /José Ángel López García/ });
  await expect(found).toBeVisible();
  const code = /W-\w{4}/.exec(await found.innerText())![0];
  await page.getByRole("combobox").fill(code.toLowerCase());
  await expect(page.getByRole("option", { name: /López/ })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /José Ángel López García/ })).toBeVisible();

  await open("/admin", { as: "editor" });
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("lopez");
  await expect(page.getByText("No results.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("The drawer shows whose it is, and that it is a demonstration", async ({ page, open }) => {
    await open("/es/admin", { as: "owner" });
    await page.getByRole("button", { name: "Abrir la navegación" }).press("Space");
    const drawer = page.getByRole("dialog", { name: "Navegación principal" });
    await expect(drawer.getByText("Cuadrante", { exact: true })).toBeVisible();
    await expect(drawer.getByText(/^Demostración/)).toBeVisible();
    await drawer.getByRole("button", { name: "Atajos y ayuda" }).click();
    await expect(page.getByRole("dialog", { name: "Atajos y ayuda" })).toBeVisible();
  });

  test("Who presses the menu before the page is alive gets the navigation at once, and then the drawer", async ({
    as,
    page,
  }) => {
    await as("owner");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/admin", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
    release();
    await page.getByRole("dialog").getByRole("link", { name: "Workers" }).click();
    await expect(page).toHaveURL(/\/admin\/workers$/);
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("The navigation opens, leads on and closes", async ({ as, page }) => {
      await as("owner");
      await page.goto("/es/admin");
      const navigation = page.getByRole("navigation", { name: "Navegación principal" });
      await expect(navigation).toBeHidden();
      await page.getByRole("button", { name: "Abrir la navegación" }).click();
      await expect(navigation).toBeVisible();
      await page.getByRole("link", { name: "Cerrar la navegación" }).click();
      await expect(navigation).toBeHidden();
      await page.getByRole("button", { name: "Abrir la navegación" }).click();
      await navigation.getByRole("link", { name: "Trabajadores" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trabajadores");
      await expect(navigation).toBeHidden();
    });
  });
});
