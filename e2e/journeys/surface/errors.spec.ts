import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Path, who asks, status, message on the wire, and what the Spanish page says. */
const failures = [
  ["/no/such/page", "", 404, "Page not found: /no/such/page", "Página no encontrada: /es/no/such/page"],
  [
    "/admin/content/Not%20A%20Slug",
    "owner",
    404,
    "Page Not Found: /admin/content/Not%20A%20Slug",
    "Página no encontrada: /es/admin/content/Not%20A%20Slug",
  ],
  [
    "/signup",
    "",
    404,
    "Form not found or not available for signup",
    "El formulario no existe o no está abierto para apuntarse",
  ],
  [
    "/signup?formId=summer",
    "",
    404,
    "Form not found or not available for signup",
    "El formulario no existe o no está abierto para apuntarse",
  ],
  [
    "/admin/content/home",
    "planner",
    403,
    "You do not have permission to see this page.",
    "No tienes permiso para ver esta página.",
  ],
] as const;

for (const [path, role, status, english, spanish] of failures) {
  test(`${path} fails with ${status} as the catalogue says`, async ({ app, page, as }) => {
    const cookie = role ? `act-as=${role}` : "";
    const json = await ask(`${app.url}${path}`, { headers: { accept: "application/json", cookie } });
    expect([json.status, json.reason]).toEqual([status, english]);
    expect(JSON.parse(json.body.toString())).toMatchObject({ statusCode: status, statusMessage: english });

    const spanishJson = await ask(`${app.url}/es${path}`, { headers: { accept: "application/json", cookie } });
    expect(JSON.parse(spanishJson.body.toString()).statusMessage).toBe(english.replace(/: \//, ": /es/"));

    if (role) await as(role);
    await page.goto(path);
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(status));
    await expect(page.getByText(english)).toBeVisible();
    await page.goto(`/es${path}`);
    await expect(page.getByText(spanish)).toBeVisible();
    await page.getByRole("link", { name: "Volver a la página de inicio" }).click();
    await expect(page).toHaveURL(/\/es$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Trabaja");
  });
}

test("A screen that is not there leaves the back office around it, for those who signed in", async ({
  page,
  as,
  open,
}) => {
  const answer = await page.goto("/admin/no/such/screen");
  expect(answer!.status()).toBe(404);
  await expect(page.getByText("Page not found: /admin/no/such/screen")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await as("planner");
  expect((await page.goto("/admin/no/such/screen"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page not found: /admin/no/such/screen")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to home page" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Events/);
  await open("/es/admin/content/home");
  await expect(page.getByText("No tienes permiso para ver esta página.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Navegación principal" })).toBeVisible();
});

test("The error is cleared by the way home, without loading the page anew", async ({ page }) => {
  await page.goto("/no/such/page");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole("link", { name: "Return to home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Work");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("A crawler gets the true status and nothing to read", async ({ app }) => {
  for (const [path, status] of [
    ["/no/such/page", 404],
    ["/signup", 404],
  ] as const) {
    const answer = await ask(`${app.url}${path}`, { headers: { accept: "text/html", "user-agent": crawler } });
    expect([answer.status, answer.body.length]).toEqual([status, 0]);
  }
  await expect.poll(() => app.output().match(/a crawler met an error/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
});

test("A failed mount is logged", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/login", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(id="messages">)[^<]*/, "$1not json");
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/login");
  await expect.poll(() => logged.some((text) => text.startsWith("Error while mounting app"))).toBe(true);
  await page.close();
});
