import { test } from "#e2e/database.ts";
import { onCopy } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { startFaultProxy } from "@product/database/testing/fault-proxy";

// The hardest to notice, here; a reset is met by the form below, and `npm run soak` meets them all.
for (const [fault, details] of [
  ["blackHole", {}],
  ["drop", { tag: "@soak" }],
  ["reset", { tag: "@soak" }],
] as const) {
  const title = `When the database meets a ${fault}, the app stays up, says so at once, and recovers`;
  test(title, details, async ({ demoDatabase: database }) => {
    const proxy = await startFaultProxy(database.url);
    const server = await startServer({ DATABASE_URL: proxy.url, ...onCopy }, "build-e2e");
    const status = async (path: string) =>
      (await ask(`${server.url}${path}`, { headers: { cookie: "act-as=editor" } })).status;
    expect([await status("/"), await status("/admin/content/home"), await status("/readyz")]).toEqual([200, 200, 200]);

    proxy[fault]();
    await expect.poll(() => status("/readyz"), { timeout: 15_000 }).toBe(503);
    const startedAt = Date.now();
    const page = await ask(`${server.url}/es/admin/content/home`, { headers: { cookie: "act-as=editor" } });
    // At once: a time-out of the database itself would take many times longer.
    expect(Date.now() - startedAt).toBeLessThan(1_500);
    expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"]);
    expect(page.body.toString()).toContain("No estamos disponibles por un momento");
    // Alive all the same, and what is kept in memory is still served.
    expect([await status("/healthz"), await status("/")]).toEqual([200, 200]);

    await proxy.heal();
    await expect.poll(() => status("/admin/content/home"), { timeout: 15_000 }).toBe(200);
    expect(await status("/readyz")).toBe(200);
    await server.stop();
    await proxy.stop();
    await removeDataDir(server.dataDir);
  });
}

test("A form sent into the outage gets the friendly page and can be sent again", async ({ demoDatabase: database }) => {
  const proxy = await startFaultProxy(database.url);
  const server = await startServer({ DATABASE_URL: proxy.url, ...onCopy }, "build-e2e");
  const words = new URLSearchParams({
    titleEn: "Again",
    titleEs: "Otra vez",
    leadEn: "Sent twice.",
    leadEs: "Dos veces.",
    version: "1",
    "submission-key": crypto.randomUUID(),
  });
  const send = () =>
    ask(`${server.url}/admin/content/home`, {
      method: "POST",
      headers: { cookie: "act-as=editor", origin: server.url, "content-type": "application/x-www-form-urlencoded" },
      body: words.toString(),
    });
  proxy.reset();
  const lost = await send();
  expect([lost.status, lost.body.toString()]).toEqual([
    503,
    expect.stringContaining("We are not available for a moment"),
  ]);
  await proxy.heal();
  await expect.poll(async () => (await send()).status, { timeout: 15_000 }).toBe(303);
  expect((await send()).status).toBe(303);
  expect((await database.query("SELECT version FROM app.page WHERE slug = 'home'")).rows).toEqual([{ version: 2 }]);
  await server.stop();
  await proxy.stop();
  await removeDataDir(server.dataDir);
});
