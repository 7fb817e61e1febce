// Walks: pass
/** The pass where the net is slow: what matters is in the page itself, and what follows it is little. */
import { gzipSync } from "node:zlib";
import { expect, test } from "#e2e/fixtures.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** A telephone with one bar: 400 kbit a second, nearly half a second there and back. */
const oneBar = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

for (const [locale, details] of [
  ["en", {}],
  ["es", { tag: "@soak" }],
] as const)
  test(
    `The pass shows its code before any script has come, and needs little: ${locale}`,
    details,
    async ({ as, page }) => {
      await as("worker");
      const client = await page.context().newCDPSession(page);
      await client.send("Network.emulateNetworkConditions", oneBar);
      const scripts: Buffer[] = [];
      let bytes = 0;
      client.on("Network.loadingFinished", ({ encodedDataLength }) => void (bytes += encodedDataLength));
      await client.send("Network.enable");
      let letThrough = () => {};
      const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(/\.js(\?|$)/, async (route) => {
        await isHeld;
        const answer = await route.fetch();
        scripts.push(await answer.body());
        await route.fulfill({ response: answer });
      });
      await page.goto(locale === "es" ? "/es/workerpass" : "/workerpass", { waitUntil: "commit" });
      await expect(page.getByText("Maialen Etxeberria")).toBeVisible();
      await expect(page.locator("[data-pass] svg").first()).toBeVisible();
      // Among the shifts to come or as that of today; the briefing, once read, is folded.
      await expect(page.getByText("Congreso Tresmontes").filter({ visible: true }).first()).toBeVisible();
      expect(scripts, "no script has come yet").toEqual([]);
      letThrough();
      await page.waitForLoadState("load");
      const kilobytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000;
      expect(scripts.length).toBeGreaterThan(0);
      expect(kilobytes, "kB of scripts, as gzip sends them").toBeLessThanOrEqual(90);
      // At that pace some eight seconds, of which the page itself is the first.
      expect(bytes / 1000, "kB in all").toBeLessThanOrEqual(400);
    },
  );
