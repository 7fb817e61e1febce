import { startDemo } from "#e2e/demo.ts";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ cookiesSettled: false });

test("A visitor is asked about cookies once where any would be set, never over a form, and can change the answer", async ({
  browser,
}) => {
  const server = await startDemo({ TAG_MANAGER_ID: "GTM-TEST1" }, "build");
  const page = await browser.newPage({ baseURL: server.url, locale: "es-ES" });
  const refuse = page.getByRole("button", { name: "Solo las necesarias" });
  await page.goto("/es/login");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Configurar cookies" })).toBeVisible();
  await expect(refuse).toBeHidden();
  await page.goto("/es");
  await expect(refuse).toBeVisible();
  await page.getByRole("link", { name: "Entrar" }).first().click();
  await expect(page).toHaveURL(/login/);
  await expect(refuse).toBeHidden();
  await page.goto("/es");
  await refuse.click();
  await expect(refuse).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("cc_cookie");
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(refuse).toBeHidden();
  await page.getByRole("button", { name: "Configurar cookies" }).click();
  await expect(page.getByRole("button", { name: "Guardar mi elección" })).toBeVisible();
  await page.close();
  await server.end();
});

test("Nobody is asked where nothing would be set; the button is there all the same", async ({ page, open }) => {
  await open("/es");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Solo las necesarias" })).toBeHidden();
  await page.getByRole("button", { name: "Configurar cookies" }).click();
  await expect(page.getByRole("button", { name: "Guardar mi elección" })).toBeVisible();
});

test("Nobody is asked in the back office or on the pass", async ({ as, page, open }) => {
  await as("owner");
  for (const path of ["/admin", "/es/admin/lists", "/workerpass", "/es/workerpass"]) {
    await open(path);
    await page.waitForLoadState("networkidle");
    await expect(
      page.getByRole("button", { name: /Cookie settings|Configurar cookies|Accept all|Aceptar todas/ }),
    ).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-consent-hidden");
  }
  await open("/es/conditions");
  await expect(page.getByRole("button", { name: "Configurar cookies" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-consent-hidden");
});

test("The tag manager is loaded after consent and not before", async ({ browser }) => {
  const server = await startDemo({ TAG_MANAGER_ID: "GTM-TEST1" }, "build");
  const page = await browser.newPage({ baseURL: server.url, locale: "en-GB" });
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
  await page.close();
  await server.end();
});

test("Another provider's script takes the place of ours", async ({ browser }) => {
  const server = await startDemo({ CONSENT_SCRIPT_URL: "https://consent.example/script.js" }, "build");
  const page = await browser.newPage({ baseURL: server.url, locale: "en-GB" });
  await page.route("https://consent.example/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.documentElement.dataset.provider = 'theirs'" }),
  );
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-provider", "theirs");
  await expect(page.locator('script[src="https://consent.example/script.js"]')).toHaveAttribute(
    "fetchpriority",
    "high",
  );
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Accept all" })).toHaveCount(0);
  await page.close();
  await server.end();
});
