import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const browser = "Mozilla/5.0 Firefox/140.0";

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
  test(`${path} fails with ${status} as the catalogue says`, async ({ app }) => {
    const cookie = role ? `act-as=${role}` : "";
    const json = await ask(`${app.url}${path}`, { headers: { accept: "application/json", cookie } });
    expect([json.status, json.reason]).toEqual([status, english]);
    expect(JSON.parse(json.body.toString())).toMatchObject({ statusCode: status, statusMessage: english });

    const spanishJson = await ask(`${app.url}/es${path}`, { headers: { accept: "application/json", cookie } });
    expect(JSON.parse(spanishJson.body.toString()).statusMessage).toBe(english.replace(/: \//, ": /es/"));

    for (const [address, words] of [
      [path, ["Error", english, "Return to home page"]],
      [`/es${path}`, ["Error", spanish, "Volver a la página de inicio"]],
    ] as const) {
      const page = await ask(`${app.url}${address}`, {
        headers: { accept: "text/html", "user-agent": browser, cookie },
      });
      expect(page.status).toBe(status);
      const html = page.body.toString();
      expect(/<h1[^>]*>([^<]*)</.exec(html)![1]).toBe(String(status));
      for (const word of words) expect(html).toContain(`>${word}<`);
    }
  });
}

for (const [path, message, way, home, when] of [
  ["/no/such/page", "Page not found: /no/such/page", "Return to home page", "Work at events", { tag: "@soak" }],
  ["/es/no/existe", "Página no encontrada: /es/no/existe", "Volver a la página de inicio", "Trabaja en eventos", {}],
] as const)
  test(
    `A visitor at ${path} is told so and finds the way home, without loading the page anew`,
    when,
    async ({ page }) => {
      expect((await page.goto(path))!.status()).toBe(404);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page.getByRole("link", { name: way }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(home);
      expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    },
  );

test("A screen that is not there leaves the back office around it, for those who signed in", async ({
  app,
  page,
  as,
}) => {
  const visitor = await ask(`${app.url}/admin/no/such/screen`, {
    headers: { accept: "text/html", "user-agent": browser },
  });
  expect(visitor.status).toBe(404);
  expect(visitor.body.toString()).toContain("Page not found: /admin/no/such/screen");
  expect(visitor.body.toString()).not.toContain("<nav");
  await as("planner");
  expect((await page.goto("/admin/no/such/screen"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page not found: /admin/no/such/screen")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to home page" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Events/);
  expect((await page.goto("/es/admin/content/home"))!.status()).toBe(403);
  await expect(page.getByText("No tienes permiso para ver esta página.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Navegación principal" })).toBeVisible();
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
