import { describe, expect, it } from "vitest";
import { signUp } from "@platform/auth/mfa/testing";
import { appAddress, challenge, createOAuthApp, verifier } from "@platform/auth/testing/oauth-app";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true }, oauthServer: { enabled: true } });
const { register, send, decide, codeFor, ask, exchange, refresh } = createOAuthApp(service);
const ungranted = { status: 400, body: { error: "invalid_grant" } };
const tokenOf = async () => (await signUp(service))["access_token"] as string;

describe("never again: nobody is sent", () => {
  it.each([
    ["to an address beside the registered one", `${appAddress}/`],
    ["to one that goes on from it", `${appAddress}?next=1`],
    ["to one inside it", `${appAddress}/../evil`],
    ["to another host", "https://app.example.evil.example/back"],
    ["to the same in capitals", "https://APP.example/back"],
    ["without an address", ""],
  ])("%s", async (_, redirect_uri) => {
    const { status, location, body } = await send(await register(), { redirect_uri });
    expect({ status, location, code: body["code"] }).toEqual({
      status: 400,
      location: null,
      code: "validation_failed",
    });
  });

  it("for an application that nobody knows", async () =>
    expect(await send({ client_id: crypto.randomUUID() })).toMatchObject({ status: 400, location: null }));

  it.each([
    ["http://app.example/back"],
    ["javascript:alert(1)"],
    ["https://app.example/back#part"],
    ["https://a@app.example/back"],
    ["https://app.example/a,https://evil.example/b"],
    ["myapp:/back"],
  ])("because %s cannot be registered", async (uri) =>
    expect(await register({ redirect_uris: [uri] })).toMatchObject({ code: "validation_failed" }),
  );
});

describe("never again: the proof key", () => {
  it.each([
    ["left out", { code_challenge: "", code_challenge_method: "" }],
    ["without its method", { code_challenge_method: "" }],
    ["in its plain form", { code_challenge_method: "plain", code_challenge: verifier }],
    ["of a form that is no hash", { code_challenge: "x".repeat(44) }],
  ])("%s is refused, back at the application", async (_, more) => {
    const { query, location } = await send(await register(), more as Record<string, string>);
    expect(location).toMatch(/^https:\/\/app\.example\/back\?/);
    expect(query).toMatchObject({ error: "invalid_request", state: "s-1", iss: "https://staff.example/auth/v1" });
  });

  it.each([["another"], [""], [challenge]])("cannot be answered with '%s'", async (code_verifier) => {
    const [app, token] = [await register(), await tokenOf()];
    expect(await exchange(app, await codeFor(app, token), { code_verifier })).toMatchObject(ungranted);
  });
});

describe("never again: a code", () => {
  it("that is shown twice ends what it opened", async () => {
    const [app, token] = [await register(), await tokenOf()];
    const code = await codeFor(app, token);
    const { body } = await exchange(app, code);
    expect((await service.get("/user", body["access_token"])).status).toBe(200);
    expect(await exchange(app, code)).toMatchObject(ungranted);
    expect((await service.get("/user", body["access_token"])).body).toMatchObject({ code: "session_not_found" });
    expect(await refresh(app, body["refresh_token"])).toMatchObject(ungranted);
  });

  it("that twenty show at once opens one session, or none", async () => {
    const [app, token] = [await register(), await tokenOf()];
    const code = await codeFor(app, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(app, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is the application's that asked, and for the address it asked with", async () => {
    const [app, other, token] = [await register(), await register(), await tokenOf()];
    const code = await codeFor(app, token);
    expect(await exchange(other, code)).toMatchObject(ungranted);
    expect(await exchange(app, code, { redirect_uri: "https://app.example/other" })).toMatchObject(ungranted);
    expect(await exchange(app, code, { redirect_uri: appAddress })).toMatchObject({ status: 200 });
  });

  it("is old after a minute, and a question after ten", async () => {
    const [app, token] = [await register(), await tokenOf()];
    const code = await codeFor(app, token);
    const { query } = await send(app, { scope: "phone" });
    service.wait(60);
    expect(await exchange(app, code)).toMatchObject(ungranted);
    service.wait(540);
    expect(await decide(query["authorization_id"]!, token)).toMatchObject({ status: 404 });
  });

  it("is not kept where someone could read it", async () => {
    const code = await codeFor(await register(), await tokenOf());
    const kept = await service.sql.db.rows(`SELECT 1 FROM auth.oauth_authorizations a WHERE a::text LIKE $1`, [
      `%${code}%`,
    ]);
    expect(kept).toEqual([]);
  });
});

describe("never again: an application", () => {
  it("is believed by its secret alone, shown once", async () => {
    const [app, token] = [await register(), await tokenOf()];
    const client_id = app.client_id;
    const client_secret = app.client_secret!;
    const code = await codeFor(app, token);
    const wrong = { status: 400, body: { error: "invalid_client" } };
    expect(await exchange(app, code, { client_id }, {})).toMatchObject(wrong);
    expect(await exchange(app, code, { client_id, client_secret: "wrong" }, {})).toMatchObject(wrong);
    expect(await exchange(app, code, { client_secret })).toMatchObject({ ...wrong, status: 401 });
    expect(await exchange(app, code, { client_id: (await register()).client_id })).toMatchObject({ status: 401 });
    expect(await exchange({ ...app, client_secret: "wrong" }, code)).toMatchObject({ ...wrong, status: 401 });
    expect(await exchange(app, code, { client_id, client_secret }, {})).toMatchObject({ status: 200 });
  });

  it("with two fields of one name is not read", async () => {
    const app = await register();
    const body = new URLSearchParams([
      ["grant_type", "authorization_code"],
      ["code", "a"],
      ["code", "b"],
    ]);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(await service.ask("POST", "/oauth/token", body.toString(), headers)).toMatchObject({
      status: 400,
      body: { error: "invalid_request" },
    });
    expect(await ask(app, { grant_type: "password" })).toMatchObject({ body: { error: "unsupported_grant_type" } });
  });

  it("renews no other's session, nor a person's own; and a person not an application's", async () => {
    const [app, other] = [await register(), await register()];
    const person = await signUp(service);
    const { body } = await exchange(app, await codeFor(app, person["access_token"]));
    const { refresh_token } = body as Record<string, string>;
    expect(await refresh(other, refresh_token!)).toMatchObject(ungranted);
    expect(await refresh(app, person["refresh_token"])).toMatchObject(ungranted);
    expect(await service.post("/token?grant_type=refresh_token", { refresh_token })).toMatchObject({
      status: 400,
      body: { code: "refresh_token_not_found" },
    });
    expect(await refresh(app, refresh_token!)).toMatchObject({ status: 200 });
  });

  it("changes nothing of the account, allows nothing, and signs nobody else out", async () => {
    const [app, person] = [await register(), await signUp(service)];
    const { body } = await exchange(app, await codeFor(app, person["access_token"]));
    const token = body["access_token"] as string;
    const { query } = await send(app, { scope: "phone" });
    for (const answer of [
      service.put("/user", { password: "another good one" }, token),
      service.put("/user", { data: { name: "x" } }, token),
      service.post("/factors", { factor_type: "totp" }, token),
      service.get("/user/identities/authorize?provider=google", token),
      service.get("/reauthenticate", token),
      service.get("/user/oauth/grants", token),
      service.get(`/oauth/authorizations/${query["authorization_id"]}`, token),
      service.post(`/oauth/authorizations/${query["authorization_id"]}/consent`, { action: "approve" }, token),
    ])
      expect(await answer).toMatchObject({ status: 403, body: { code: "no_authorization" } });
    expect((await service.post("/logout", {}, token)).status).toBe(204);
    expect((await service.get("/user", token)).status).toBe(403);
    expect((await service.get("/user", person["access_token"])).status).toBe(200);
  });

  it("without a secret is told so on the person's own machine each time", async () => {
    const here = "http://127.0.0.1/back";
    const app = await register({ token_endpoint_auth_method: "none", redirect_uris: [here, appAddress] });
    const token = await tokenOf();
    expect(app.client_secret).toBeUndefined();
    const authorizationFor = async (redirect_uri: string) => {
      const { query } = await send(app, { redirect_uri });
      return {
        id: query["authorization_id"]!,
        ...(await service.get(`/oauth/authorizations/${query["authorization_id"]}`, token)),
      };
    };
    await decide((await authorizationFor(here)).id, token);
    expect((await authorizationFor(here)).body).toMatchObject({ client: { name: "Rota board" } });
    expect(new URL((await authorizationFor(appAddress)).body["redirect_url"]).searchParams.has("code")).toBe(true);
  });
});

describe("never again: a question", () => {
  it("is the person's who looked at it first", async () => {
    const [app, ana, eva] = [await register(), await tokenOf(), await tokenOf()];
    const id = (await send(app)).query["authorization_id"]!;
    expect(await service.get(`/oauth/authorizations/${id}`, ana)).toMatchObject({ status: 200 });
    for (const answer of [service.get(`/oauth/authorizations/${id}`, eva), decide(id, eva)])
      expect(await answer).toMatchObject({ status: 404, body: { code: "oauth_authorization_not_found" } });
  });

  it("is answered once", async () => {
    const [app, token] = [await register(), await tokenOf()];
    const id = (await send(app)).query["authorization_id"]!;
    expect((await decide(id, token, "deny")).body["redirect_url"]).toBe(
      `${appAddress}?error=access_denied&error_description=User+denied+the+request&state=s-1&iss=${encodeURIComponent("https://staff.example/auth/v1")}`,
    );
    expect(await decide(id, token)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  it("for more than was allowed is asked again", async () => {
    const [app, token] = [await register(), await tokenOf()];
    await codeFor(app, token);
    const { query } = await send(app, { scope: "email phone" });
    expect((await service.get(`/oauth/authorizations/${query["authorization_id"]}`, token)).body).toMatchObject({
      scope: "email phone",
    });
  });
});
