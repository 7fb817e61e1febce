import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { discoveryOf } from "./discovery.server.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function provider(answer: (issuer: string) => RequestListener): Promise<string> {
  const server = createServer((request, response) => answer(issuer)(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/acme`;
  stops.push(() => server.close());
  return issuer;
}

const saying = (body: (issuer: string) => string, status = 200) =>
  provider((issuer) => ({ url }, response) => {
    const isThere = url === "/realms/acme/.well-known/openid-configuration";
    response.writeHead(isThere ? status : 404, { location: `${issuer}/elsewhere` }).end(body(issuer));
  });

const document = (issuer: string) => JSON.stringify({ issuer });

it("tells that a provider answers, whether or not its address ends in a slash", async () => {
  const issuer = await saying(document);
  expect(await discoveryOf("acme", issuer)).toBe("answers");
  expect(await discoveryOf("acme", `${issuer}/`)).toBe("answers");
});

it("tells that somebody else answers", async () => {
  expect(await discoveryOf("acme", await saying(() => document("https://evil.example")))).toBe("other");
  expect(await discoveryOf("acme", await saying(() => "<html>"))).toBe("other");
  expect(await discoveryOf("acme", await saying(() => "null"))).toBe("other");
});

it("takes errors, redirects, floods and closed doors for no answer", async () => {
  expect(await discoveryOf("acme", await saying(document, 500))).toBe("silent");
  expect(await discoveryOf("acme", await saying(document, 302))).toBe("silent");
  expect(await discoveryOf("acme", await saying(() => "x".repeat(600_000)))).toBe("silent");
  expect(await discoveryOf("acme", "http://127.0.0.1:9")).toBe("silent");
});

it("asks nothing of GitHub, which has no such document", async () =>
  expect(await discoveryOf("github", "http://127.0.0.1:9")).toBe("none"));
