import { expect, test } from "#e2e/fixtures.ts";
import { startDemo } from "#e2e/demo.ts";

test.use({ cookiesSettled: false });

test("Nobody is asked about cookies where none would be set; the choice is there all the same", async ({
  page,
  open,
}) => {
  await open("/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Accept all" })).toBeHidden();
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(page.getByRole("button", { name: "Save my choice" })).toBeVisible();
});

// Only where something would be measured is anyone asked.
const whereMeasured = test.extend({
  app: async ({ apps }, use) =>
    use(await apps.named("where something is measured", () => startDemo({ TAG_MANAGER_ID: "GTM-TEST1" }))),
});

whereMeasured(
  "A visitor is asked once, never over a form, may go past it by keyboard, and is measured after a yes and not before",
  async ({ as, context, page, open }) => {
    const question = page.getByRole("dialog", { name: "Cookies" });
    const refuse = page.getByRole("button", { name: "Solo las necesarias" });
    const settings = page.getByRole("button", { name: "Configurar cookies" });
    const choice = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Guardar mi elección" }) });
    const measured: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      measured.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });

    await test.step("nor in the back office or on the pass, where no button stands either", async () => {
      await as("owner");
      for (const path of ["/es/admin", "/workerpass"]) {
        await open(path);
        await page.waitForLoadState("networkidle");
        const anything = /Cookie settings|Configurar cookies|Accept all|Aceptar todas/;
        await expect(page.getByRole("button", { name: anything })).toHaveCount(0);
        await expect(page.locator("html")).toHaveAttribute("data-consent-hidden");
      }
      await context.clearCookies({ name: "act-as" });
    });

    await test.step("a form is left alone", async () => {
      await open("/es/login");
      await page.waitForLoadState("networkidle");
      await expect(settings).toBeVisible();
      await expect(refuse).toBeHidden();
      await expect(page.locator("html")).not.toHaveAttribute("data-consent-hidden");
    });

    await test.step("Tab leads through the question and on", async () => {
      await open("/es");
      await expect(question).toBeVisible();
      expect(await question.getAttribute("aria-modal")).toBeNull();
      // It takes the keyboard once, when it has faded in.
      await expect.poll(() => question.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await question.getByRole("button").last().focus();
      await page.keyboard.press("Tab");
      await expect(question.locator(":focus")).toHaveCount(0);
      await question.getByRole("button").first().focus();
      await page.keyboard.press("Shift+Tab");
      await expect(question.locator(":focus")).toHaveCount(0);
      await page.getByRole("link", { name: /^Ver .*turnos/ }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#shifts$/);
    });

    await test.step("the choice in detail is as dark as the page, keeps the keyboard, and gives it back", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.getByRole("button", { name: "Elegir" }).click();
      await expect(choice).toHaveCSS("background-color", "rgb(21, 29, 43)");
      for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
      await expect(choice.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(choice).toBeHidden();
    });

    await test.step("who goes on to a form is not followed, who refuses is not asked again", async () => {
      await page.getByRole("link", { name: "Entrar" }).first().click();
      await expect(page).toHaveURL(/login/);
      await expect(refuse).toBeHidden();
      await open("/es");
      await refuse.click();
      await expect(refuse).toBeHidden();
      expect((await context.cookies()).map(({ name }) => name)).toContain("cc_cookie");
      await open("/es/conditions");
      await page.waitForLoadState("networkidle");
      await expect(refuse).toBeHidden();
      expect(measured).toEqual([]);
    });

    await test.step("a yes may follow", async () => {
      await settings.click();
      await choice.getByRole("button", { name: "Aceptar todas" }).click();
      await expect.poll(() => measured).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
      await expect(choice).toBeHidden();
    });
  },
);
