import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startDemo } from "#e2e/demo.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };

test("When a hosted service is away, nothing is lost and the page says so", async ({ apps }) => {
  const service = createServer((_, answer) => answer.writeHead(503).end("{}"));
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const server = await apps.named("a hosted service", () =>
    startDemo(
      {
        SUPABASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
        SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
        SUPABASE_SECRET_KEY: "sb_secret_test",
      },
      "build",
    ),
  );
  const send = () =>
    ask(`${server.url}/es/login`, {
      method: "POST",
      headers: { ...browser, origin: server.url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        intent: "password",
        email: "ana@example.org",
        password: "a long password",
      }).toString(),
    });
  // It has a rule of its own for how long people stay signed in.
  expect((await ask(`${server.url}/login`, { headers: browser })).body.toString()).not.toContain('name="keep"');
  for (const state of ["answers 503", "is gone"]) {
    const { status, body } = await send();
    expect(status, state).toBe(503);
    expect(body.toString()).toContain("No se pierde nada: inténtalo de nuevo en unos minutos.");
    expect(body.toString()).toContain('value="ana@example.org"');
    expect(body.toString()).not.toContain("a long password");
    await new Promise((closed) => service.close(closed));
  }
});
