/** From page to page: within a document, and from one document to another. */
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

test("A page is loaded ahead, announced while it is slow, and found where the server's rules lead, outside too", async ({
  page,
  open,
}) => {
  const ruled = (path: string) => `**/api/route-rules?path=${encodeURIComponent(path)}`;
  const redirect = (to: string, external = false) => ({ json: { redirect: { to, status: 302, external } } });
  const heading = page.getByRole("heading", { level: 1 });
  const inFooter = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  await open("/");

  await test.step("pointing at a link loads its page ahead", async () => {
    const ahead = page.waitForRequest(/\/assets\/conditions\.page/);
    await inFooter("Conditions of use").hover();
    await ahead;
  });

  await test.step("a bar says that it is on its way, and the rule is followed", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(ruled("/conditions"), async (route) => {
      await released;
      await route.fulfill(redirect("/privacy-policy"));
    });
    const bar = page.getByRole("progressbar", { name: "Loading" });
    await expect(bar).toHaveCount(0);
    await inFooter("Conditions of use").click();
    await expect(bar).toHaveAttribute("data-state", "indeterminate");
    await expect(page).toHaveURL(/\/$/);
    release();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(heading).toHaveText("Privacy policy");
    await expect(bar).toHaveCount(0);
    await page.unroute(ruled("/conditions"));
  });

  await test.step("a rule keeps the place on the page that was asked for", async () => {
    await page.route(ruled("/"), (route) => route.fulfill(redirect("/conditions")));
    await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
    await expect(page).toHaveURL(/\/conditions#how$/);
  });

  await test.step("one that leads outside loads that site", async () => {
    await page.route(ruled("/privacy-policy"), (route) =>
      route.fulfill(redirect("http://localhost:9/elsewhere", true)),
    );
    await page.route("http://localhost:9/elsewhere", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><html lang=en><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>",
      }),
    );
    await inFooter("Privacy").click();
    await expect(heading).toHaveText("Elsewhere");
  });
});

test("Another area or language is another document, and its map names nothing of this one", async ({ page, open }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  const map = () => page.evaluate(() => Object.keys(Reflect.get(window, "__reactRouterManifest").routes).join(" "));
  await open("/admin/content/home", { as: "editor" });
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Content" }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
  expect(await map()).not.toMatch(/features\/legal|es\/features/);
  await page.goBack();
  await page.getByRole("link", { name: "See the page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.locator("html[data-alive]").waitFor();
  expect(await map()).not.toMatch(/admin|es\/features/);
  // It brings its words along.
  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions of use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions of use");
  await expect(page).toHaveTitle("Conditions of use - Cuadrante");
  expect(documents).toEqual(["/admin/content/home", "/"]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/content\/home$/);
  await expect(page.getByLabel("Headline in English")).toBeVisible();
});

test("A kept page answers its payload beside its path", async ({ app }) => {
  for (const [path, words] of [
    ["/_payload.json", "Know your shift"],
    ["/es/_payload.json", "Con el turno claro"],
    ["/es/conditions/_payload.json", "aceptas estas condiciones"],
  ] as const) {
    const { status, headers, body } = await ask(`${app.url}${path}`);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(JSON.stringify(JSON.parse(body.toString()))).toContain(words);
  }
});
