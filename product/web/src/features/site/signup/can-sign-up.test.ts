import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { canSignUp } from "./can-sign-up.ts";

const ask = globalThis.fetch;
afterEach(() => vi.unstubAllGlobals());

/** The browser asks its own site; here that is a server which answers so, or none. */
async function resultOf(answer: { status: number; body: string } | undefined): Promise<boolean | undefined> {
  const server = createServer((_, response) => response.writeHead(answer!.status).end(answer!.body));
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => (server.close(closed), server.closeAllConnections()));
  if (!answer) await close();
  vi.stubGlobal("fetch", (path: string) => ask(`http://127.0.0.1:${port}${path}`));
  const isPossible = await canSignUp("a form");
  if (answer) await close();
  return isPossible;
}

test("what the site says of a form is believed", async () => {
  expect(await resultOf({ status: 200, body: "true" })).toBe(true);
  expect(await resultOf({ status: 200, body: "false" })).toBe(false);
});

test("a question that fails takes no page down: then nothing is known", async () => {
  expect(await resultOf({ status: 429, body: "{}" })).toBeUndefined();
  expect(await resultOf({ status: 500, body: "broken" })).toBeUndefined();
  expect(await resultOf({ status: 200, body: "<html>" })).toBeUndefined();
  expect(await resultOf(undefined), "without a net").toBeUndefined();
});
