import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { startGithub, type GithubPerson } from "@platform/auth/testing/github-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";
import { appleSecret } from "./apple-key.ts";
import { providerSettings } from "./presets.ts";

const us = { clientId: "the-app", clientSecret: "a secret" };

describe("a provider that is known", () => {
  it("needs our name and secret alone", () => {
    const { google, azure, apple, github } = providerSettings.parse({
      google: us,
      azure: { ...us, tenant: "contoso.example" },
      apple: us,
      github: us,
    });
    expect(google).toMatchObject({ kind: "openid", issuer: "https://accounts.google.com" });
    expect(azure!.issuer).toBe("https://login.microsoftonline.com/contoso.example/v2.0");
    expect(apple).toMatchObject({ issuer: "https://appleid.apple.com", responseMode: "form_post" });
    expect(github).toMatchObject({ kind: "github", issuer: "https://github.com" });
  });

  it.each([{ azure: us }, { acme: us }, { azure: { ...us, tenant: "a/b" } }])("%j leaves too much open", (settings) =>
    expect(providerSettings.safeParse(settings).success).toBe(false),
  );

  it("as Apple gets a secret that we sign, for five minutes", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const { apple } = providerSettings.parse({
      apple: { clientId: "app.example", appleKey: { teamId: "TEAM", keyId: "KEY", privateKey: pem } },
    });
    const secret = await appleSecret(apple!, new Date("2026-11-15T10:00:00.000Z"));
    expect(decodeProtectedHeader(secret)).toMatchObject({ alg: "ES256", kid: "KEY" });
    const { iat, exp, ...claims } = decodeJwt(secret);
    expect(claims).toEqual({ iss: "TEAM", sub: "app.example", aud: "https://appleid.apple.com" });
    expect(exp! - iat!).toBe(300);
  });
});

const hub = await startGithub();
afterAll(() => hub.close());
const service = useService({ providers: { github: hub.settings }, redirectAllowList: ["https://app.example/**"] });
const visitor = createVisitor(service, hub as never, "github");
const ana: GithubPerson = {
  id: 583231,
  login: "ana",
  name: "Ana Ortiz",
  emails: [
    { email: "other@example.org", primary: false, verified: true },
    { email: "Ana@example.org", primary: true, verified: true },
  ],
};
const arrive = async (person: GithubPerson) => visitor.follow(hub.approve(await visitor.start(), person));

describe("GitHub, which has no id tokens,", () => {
  it("is asked for the account, by what it may be asked for", async () => {
    const url = new URL(await visitor.start());
    expect(url.pathname).toBe("/login/oauth/authorize");
    expect(url.searchParams.get("scope")).toBe("read:user user:email");
    expect(url.searchParams.get("nonce")).toBeNull();
    const { fragment } = await arrive(ana);
    const { body } = await service.get("/user", fragment["access_token"]);
    expect(body).toMatchObject({
      email: "ana@example.org",
      app_metadata: { provider: "github", providers: ["github"] },
      user_metadata: { name: "Ana Ortiz", preferred_username: "ana", email_verified: true },
      identities: [{ provider: "github", id: "583231" }],
    });
    const again = await arrive({ ...ana, login: "ana-renamed" });
    expect((await service.get("/user", again.fragment["access_token"])).body["id"]).toBe(body["id"]);
  });

  it("does not vouch for an address that it has not verified", async () => {
    const emails = [{ email: "bea@example.org", primary: true, verified: false }];
    const { fragment, query } = await arrive({ id: 7, login: "bea", emails });
    expect(fragment["access_token"]).toBeUndefined();
    expect({ ...query, ...fragment }).toMatchObject({ error_code: "provider_email_needs_verification" });
  });

  it("signs nobody in by an id token", async () => {
    const answer = await service.post("/token?grant_type=id_token", { provider: "github", id_token: "x" });
    expect(answer).toMatchObject({ status: 400 });
  });
});
