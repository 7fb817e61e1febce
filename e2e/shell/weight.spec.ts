import { gzipSync } from "node:zlib";
import { expect, test } from "#e2e/fixtures.ts";

/** Bytes of the scripts that a first visit loads before `load`, as gzip would send them. */
for (const [path, role, most] of [
  ["/", undefined, 170],
  ["/es/conditions", undefined, 170],
  ["/admin", "owner", 300],
] as const) {
  test(`The first visit to ${path} loads at most ${most} kB of scripts`, async ({ as, page }) => {
    if (role) await as(role);
    const scripts = new Map<string, Promise<Buffer>>();
    let loaded = false;
    page.on("load", () => (loaded = true));
    page.on("response", (response) => {
      if (!loaded && response.request().resourceType() === "script") scripts.set(response.url(), response.body());
    });
    await page.goto(path);
    const sources = await Promise.all(scripts.values());
    const kilobytes = sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / 1000;
    expect(sources.length).toBeGreaterThan(3);
    expect(kilobytes).toBeLessThanOrEqual(most);
    const text = sources.map(String).join("\n");
    expect(text).not.toContain("ZodError");
    expect(text).not.toContain("supabase");
  });
}
