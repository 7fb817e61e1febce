import { gzipSync } from "node:zlib";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

const asOwner = { accept: "text/html", cookie: "act-as=owner; i18n_redirected=en" };

/**
 * Bytes of the scripts that the document of a first visit names, as gzip would send them. Scripts that the page fetches
 * once it is alive come after. The map of the routes is among them, and grows with each route.
 */
for (const [path, headers, most] of [
  ["/", {}, 165],
  ["/es/conditions", {}, 165],
  ["/admin", asOwner, 200],
  ["/signup?formId=camareros-bilbao", {}, 170],
] as const) {
  test(`The first visit to ${path} loads at most ${most} kB of scripts`, async ({ app }) => {
    const html = (await ask(`${app.url}${path}`, { headers })).body.toString();
    const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    const sources = await Promise.all([...named].map(async (script) => (await ask(`${app.url}${script}`)).body));
    const kilobytes = sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / 1000;
    expect(sources.length).toBeGreaterThan(3);
    expect(kilobytes).toBeLessThanOrEqual(most);
    const text = sources.map(String).join("\n");
    expect(text).not.toContain("ZodError");
    expect(text).not.toContain("supabase");
  });
}

test("The document of a list of fifty is at most 200 kB, has no class longer than 120 characters in its rows, and brings no sentences that browsers keep", async ({
  app,
}) => {
  const { body } = await ask(`${app.url}/admin/workers/list`, { headers: asOwner });
  const html = body.toString();
  expect(html.match(/<tr/g)!.length).toBeGreaterThan(50);
  expect(body.byteLength).toBeLessThanOrEqual(200_000);
  expect(/id="messages"[^>]*>([^<]*)</.exec(html)![1]!.length).toBeLessThan(1_000);
  const [rows] = /<tbody[\s\S]*<\/tbody>/.exec(html)!;
  const names = [...rows.matchAll(/ class="([^"]*)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names.filter((name) => name.length > 120))).toEqual(new Set());
});

test("The stylesheet comes once, and the font with the page: scripts that come late bring neither again", async ({
  open,
  page,
}) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (/stylesheet|font/.test(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  await open("/admin/workers/list", { as: "owner" });
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeVisible();
  expect(paths.map((path) => path.replace(/-[^/]*/, "")).toSorted()).toEqual(["/assets/app", "/assets/inter"]);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});
