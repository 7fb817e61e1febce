import { createServer, type AddressInfo, type Server } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

/** A CAPTCHA provider that knows one good token, asked over a real connection. */
const sentForms: URLSearchParams[] = [];
const provider = createHttpServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  sentForms.push(form);
  const success = form.get("response") === "a person" && form.get("secret") === "ours";
  response.end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
});
const port = await freePort();
beforeAll(async () => {
  provider.listen(port, "127.0.0.1");
  await once(provider, "listening");
});
afterAll(() => void provider.close());

async function freePort(): Promise<number> {
  const probe: Server = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return free;
}

const captcha = { provider: "turnstile", secret: "ours", url: `http://127.0.0.1:${port}/` } as const;
const service = useService({ captcha, email: { autoConfirm: true } });
const withToken = (token?: string) => ({ gotrue_meta_security: token === undefined ? {} : { captcha_token: token } });
const signIn = (token?: string) =>
  service.post("/token?grant_type=password", { email: "a@b.co", password: "x", ...withToken(token) });

describe("where a CAPTCHA is asked for", () => {
  it("nobody signs in without one", async () =>
    expect(await signIn()).toMatchObject({
      status: 400,
      body: { code: "captcha_failed", message: "captcha protection: request disallowed (no captcha_token found)" },
    }));

  it("the provider's reasons are told", async () =>
    expect(await signIn("a robot")).toMatchObject({
      status: 400,
      body: { code: "captcha_failed", message: "captcha protection: request disallowed (invalid-input-response)" },
    }));

  it("a person gets through, and the provider is told from where", async () => {
    expect((await signIn("a person")).body.code).toBe("invalid_credentials");
    expect(sentForms.at(-1)!.get("remoteip")).toBe("203.0.113.7");
  });

  it.each([
    ["/signup", { email: "new@b.co", password: "a good password" }],
    ["/otp", { email: "new@b.co" }],
    ["/recover", { email: "new@b.co" }],
    ["/resend", { type: "signup", email: "new@b.co" }],
  ])("%s asks too", async (path, body) => {
    expect((await service.post(path, body)).body.code).toBe("captcha_failed");
  });

  it("refreshing and the project's own server need none", async () => {
    expect((await service.post("/token?grant_type=refresh_token", { refresh_token: "x" })).body.code).toBe(
      "validation_failed",
    );
    expect((await service.post("/recover", { email: "new@b.co" }, await service.adminToken())).status).toBe(200);
  });
});
