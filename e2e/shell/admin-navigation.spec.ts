import { expect, test } from "#e2e/fixtures.ts";

test("The navigation says where one is, also deep in it; a few keys lead anywhere, and are told by ?", async ({
  page,
  open,
}) => {
  const palette = page.getByRole("combobox");
  const main = page.getByRole("navigation", { name: "Main navigation" });
  const entry = (name: string) => main.getByRole("link", { name, exact: true });
  await open("/admin", { as: "owner" });

  await test.step("chosen once more, an entry is no step more to go back", async () => {
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

  await test.step("every entry of the palette has its icon and leads on", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    const entries = page.getByRole("option");
    await expect(entries.first()).toBeVisible();
    await expect.poll(() => entries.count()).toBeGreaterThan(15);
    await expect(entries.filter({ hasNot: page.locator("svg") })).toHaveCount(0);
    await palette.fill("groups");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/groups-and-permissions$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("it finds workers by words in any order, and by code", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await palette.fill("lopez jose angel");
    const found = page.getByRole("option", { name: /José Ángel López García/ });
    await expect(found).toBeVisible();
    const code = /W-\w{4}/.exec(await found.innerText())![0];
    await palette.fill(code.toLowerCase());
    await expect(page.getByRole("option", { name: /López/ })).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /José Ángel López García/ })).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("w");
    await expect(page).toHaveURL(/\/admin\/workers$/);
    await expect(page.getByRole("navigation", { name: "You are here" })).toHaveText(/Dashboard\s*Workers/);
  });

  await test.step("the keys are shown by ?, by the navigation and by the person menu", async () => {
    const name = "Shortcuts and help";
    const dialog = page.getByRole("dialog", { name });
    await page.keyboard.press("?");
    await expect(dialog.getByRole("heading", { name: "Go to" })).toBeVisible();
    await expect(dialog.getByText("Save the form")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const inNavigation = page.getByRole("complementary").getByRole("button", { name });
    await inNavigation.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inNavigation).toBeFocused();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
});

test("La navegación se queda en un carril de iconos desde que se pinta, y la paleta no encuentra trabajadores para quien no los ve", async ({
  page,
  open,
}) => {
  const rail = page.getByRole("navigation", { name: "Navegación principal" });
  const width = async () => (await rail.boundingBox())!.width;
  await open("/es/admin", { as: "editor" });
  expect(await width()).toBeGreaterThan(180);
  await page.getByRole("button", { name: "Plegar la navegación" }).click();
  await expect.poll(width).toBeLessThan(60);
  await rail.getByRole("link", { name: "Contenido" }).click();
  await expect(page).toHaveURL(/\/es\/admin\/content$/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("lopez");
  await expect(page.getByText("Sin resultados.")).toBeVisible();
  await page.keyboard.press("Escape");

  // As the server sends it, before any script could change it.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/es/admin/content");
  expect(await width()).toBeLessThan(60);
  await page.unroute("**/assets/*.js");
  await open("/es/admin/content");
  await page.keyboard.press("ControlOrMeta+b");
  await expect.poll(width).toBeGreaterThan(180);
  await expect(page.getByRole("button", { name: "Plegar la navegación" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("The navigation is a drawer that shows whose it is, and that it is a demonstration", async ({ page, open }) => {
    await open("/es/admin", { as: "owner" });
    await page.getByRole("button", { name: "Abrir la navegación" }).press("Space");
    const drawer = page.getByRole("dialog", { name: "Navegación principal" });
    await expect(drawer.getByText("Cuadrante", { exact: true })).toBeVisible();
    await expect(drawer.getByText(/^Demostración/)).toBeVisible();
    await drawer.getByRole("button", { name: "Atajos y ayuda" }).click();
    const keys = page.getByRole("dialog", { name: "Atajos y ayuda" });
    await expect(keys.getByRole("heading", { name: "Ir a" })).toBeVisible();
    await expect(keys.getByText("Guardar el formulario")).toBeVisible();
    // The drawer, while it still leaves, would take the key.
    await expect(drawer).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Abrir la navegación" }).click();
    await drawer.getByRole("link", { name: "Trabajadores" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trabajadores");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
