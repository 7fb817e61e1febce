import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

/** Bytes of the scripts that the document of a first visit names, as gzip would send them. What the page fetches once it is alive comes after. The map of the routes is among them, and grows with each route. */
for (const [path, role, most] of [
  ["/", undefined, 165],
  ["/es/conditions", undefined, 165],
  ["/admin", "owner", 200],
  ["/signup?formId=camareros-bilbao", undefined, 170],
] as const) {
  test(`The first visit to ${path} loads at most ${most} kB of scripts`, async ({ as, page }) => {
    if (role) await as(role);
    const scripts = new Map<string, Response>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.set(response.url(), response);
    });
    const html = await (await page.goto(path))!.text();
    const named = [...scripts].filter(([url]) => html.includes(new URL(url).pathname));
    const sources = await Promise.all(named.map(([, response]) => response.body()));
    const kilobytes = sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / 1000;
    expect(sources.length).toBeGreaterThan(3);
    expect(kilobytes).toBeLessThanOrEqual(most);
    const text = sources.map(String).join("\n");
    expect(text).not.toContain("ZodError");
    expect(text).not.toContain("supabase");
  });
}

test("No class in the row of a list is longer than 120 characters", async ({ as, page }) => {
  await as("owner");
  const html = await (await page.goto("/admin/workers/list"))!.text();
  const [rows] = /<tbody[\s\S]*<\/tbody>/.exec(html)!;
  const names = [...rows.matchAll(/ class="([^"]*)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names.filter((name) => name.length > 120))).toEqual(new Set());
});

test("The document of a list of fifty is at most 200 kB, and brings no sentences that browsers keep", async ({
  as,
  page,
}) => {
  await as("owner");
  const html = await (await page.goto("/admin/workers/list"))!.text();
  expect(html.match(/<tr/g)!.length).toBeGreaterThan(50);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(200_000);
  expect(/id="messages"[^>]*>([^<]*)</.exec(html)![1]!.length).toBeLessThan(1_000);
});

test("The stylesheet comes once, and the font with the page: scripts that come late bring neither again", async ({
  open,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/stylesheet|font/.test(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  await open("/admin/workers/list", { as: "owner" });
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeVisible();
  expect(asked.map((path) => path.replace(/-[^/]*/, "")).toSorted()).toEqual(["/assets/app", "/assets/inter"]);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});
