import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { codeOf, enroll, protectedPerson, signIn as signInByPassword, verify } from "@platform/auth/mfa/testing";
import type { Person } from "@platform/auth/testing/id-tokens";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const away = { issuer: "http://127.0.0.1:1", clientId: "nobody" };
const base = { email: { autoConfirm: true }, providers: { acme: provider.settings, away } };
const service = useService({ ...base, manualLinking: true, signup: { anonymous: true } });
const closed = useService(base);
const careful = useService({ ...base, manualLinking: true, bindLinksToBrowser: true });
provider.state.clock = service.now;
afterAll(() => provider.close());
beforeEach(() => {
  provider.reset();
  service.notices.length = 0;
});
const { someone, follow, signIn } = createVisitor(service, provider);

const signUp = async (email: string, from = service) =>
  (await from.post("/signup", { email, password: "a good password" })).body;
const link = async (token: string, person: Person) => {
  const { body } = await service.get("/user/identities/authorize?provider=acme&skip_http_redirect=true", token);
  return follow(provider.approve(body.url, person));
};
const linked = async () => {
  const person = someone();
  const { access_token, user } = await signUp(`own-${person.email}`);
  service.wait(1);
  await link(access_token, person);
  const { identities } = (await service.get("/user", access_token)).body;
  service.notices.length = 0;
  return { person, access_token, user, identities: identities as { identity_id: string; provider: string }[] };
};
const unlink = (token: string, id: string) => service.del(`/user/identities/${id}`, token);

describe("linking an account elsewhere", () => {
  it("needs the setting", async () => {
    const { access_token } = await signUp("a@example.org", closed);
    const off = { status: 404, body: { code: "manual_linking_disabled", message: "Manual linking is disabled" } };
    expect(await closed.get("/user/identities/authorize?provider=acme", access_token)).toMatchObject(off);
    expect(await closed.del(`/user/identities/${randomUUID()}`, access_token)).toMatchObject(off);
  });

  it("needs someone signed in", async () => {
    expect(await service.get("/user/identities/authorize?provider=acme")).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    });
  });

  it("redirects a browser that does not fetch the address", async () => {
    const { access_token } = await signUp("redirected@example.org");
    const answer = await service.get("/user/identities/authorize?provider=acme", access_token);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toContain(provider.settings.issuer);
  });

  it("adds it to whoever asked, whatever its address, and tells them which", async () => {
    const person = someone({ email_verified: false });
    const { access_token, user } = await signUp("asker@example.org");
    const { fragment } = await link(access_token, person);
    expect((await service.get("/user", fragment["access_token"])).body).toMatchObject({
      id: user.id,
      email: "asker@example.org",
      app_metadata: { providers: expect.arrayContaining(["email", "acme"]) },
    });
    expect(service.notices).toMatchObject([
      { kind: "identity_linked", to: "asker@example.org", variables: { provider: "acme", account: person.email } },
    ]);
    expect((await signIn(person)).fragment["access_token"]).toBeDefined();
  });

  it("refuses one that is already linked, to them or to another", async () => {
    const { person, access_token } = await linked();
    const other = await signUp("other@example.org");
    for (const token of [access_token, other.access_token])
      expect((await link(token, person)).query).toMatchObject({ error_code: "identity_already_exists" });
  });

  it("gives a guest the address that the provider vouches for", async () => {
    const guest = (await service.post("/signup", {})).body;
    const person = someone();
    const { fragment } = await link(guest.access_token, person);
    expect((await service.get("/user", fragment["access_token"])).body).toMatchObject({
      id: guest.user.id,
      email: person.email,
      is_anonymous: false,
    });
  });

  it.each([
    ["nobody vouches for", { email_verified: false }],
    ["belongs to another", { email: "other@example.org" }],
  ])("gives a guest no address that %s", async (_, change) => {
    const guest = (await service.post("/signup", {})).body;
    await link(guest.access_token, someone(change));
    expect((await service.get("/user", guest.access_token)).body).toMatchObject({ email: "", is_anonymous: true });
  });

  it("says when the provider is away: to a client so that it tries again, to a browser in the app", async () => {
    const { access_token } = await signUp("patient@example.org");
    const path = "/user/identities/authorize?provider=away";
    expect(await service.get(`${path}&skip_http_redirect=true`, access_token)).toMatchObject({
      status: 503,
      body: { code: "unexpected_failure" },
    });
    const { headers } = await service.get(path, access_token);
    expect(headers.get("location")).toMatch(/^https:\/\/staff\.example\/\?error=server_error/);
  });
});

describe("linking where it is bound to the browser", () => {
  it("ends only in the browser that keeps the cookie of its beginning", async () => {
    provider.state.clock = careful.now;
    const owner = createVisitor(careful, provider);
    const { access_token } = await signUp("bound@example.org", careful);
    const path = "/user/identities/authorize?provider=acme&skip_http_redirect=true";
    const { url } = (await owner.open(path, access_token)).body;
    // Someone else's account elsewhere must not end up here because they followed a link.
    const lured = await createVisitor(careful, provider).follow(provider.approve(url, someone()));
    expect(lured.query).toMatchObject({ error_code: "bad_oauth_state" });
    expect((await careful.get("/user", access_token)).body.identities).toHaveLength(1);
    expect((await owner.follow(provider.approve(url, someone()))).fragment["access_token"]).toBeDefined();
    expect((await careful.get("/user", access_token)).body.identities).toHaveLength(2);
    provider.state.clock = service.now;
  });
});

describe("unlinking", () => {
  it("removes the account elsewhere, and says so by mail", async () => {
    const { person, access_token, identities, user } = await linked();
    const acme = identities.find((each) => each.provider === "acme")!;
    expect(await unlink(access_token, acme.identity_id)).toMatchObject({ status: 200, body: {} });
    expect((await service.get("/user", access_token)).body).toMatchObject({
      email: user.email,
      identities: [{ provider: "email" }],
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(service.notices).toMatchObject([
      { kind: "identity_unlinked", to: user.email, variables: { provider: "acme", account: person.email } },
    ]);
  });

  it.each([
    ["verified by the other", {}],
    ["only claimed by the other", { email_verified: false }],
  ])("never moves the address of the account: one %s", async (_, more) => {
    const person = someone(more);
    const { access_token, user } = await signUp(`own-${person.email}`);
    await link(access_token, person);
    const before = (await service.get("/user", access_token)).body;
    const own = before.identities.find((identity: { provider: string }) => identity.provider === "email");
    expect((await unlink(access_token, own.identity_id)).status).toBe(200);
    expect((await service.get("/user", access_token)).body).toMatchObject({
      email: user.email,
      email_confirmed_at: before["email_confirmed_at"],
      identities: [{ provider: "acme" }],
    });
  });

  it("refuses what is no id, not theirs, or the last", async () => {
    const { access_token } = await linked();
    const other = await linked();
    const refused = async (id: string) => {
      const { status, body } = await unlink(access_token, id);
      return [status, body.code];
    };
    expect(await refused("nonsense")).toEqual([404, "validation_failed"]);
    expect(await refused(randomUUID())).toEqual([422, "identity_not_found"]);
    expect(await refused(other.identities[0]!.identity_id)).toEqual([422, "identity_not_found"]);
    const { access_token: single, user } = await signUp("single@example.org");
    expect(await unlink(single, user.identities[0].identity_id)).toMatchObject({
      status: 422,
      body: { code: "single_identity_not_deletable" },
    });
  });

  it("leaves one way in, even for two requests at once", async () => {
    const { access_token, identities } = await linked();
    const answers = await Promise.all(identities.map(({ identity_id }) => unlink(access_token, identity_id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("with a second factor, a password alone", () => {
  const insufficient = { status: 403, body: { code: "insufficient_aal" } };

  it("neither links nor unlinks, and the address stays", async () => {
    const { email, first, raised } = await protectedPerson(service);
    await link(raised.access_token, someone());
    const stolen = (await signInByPassword(service, email))["access_token"];
    const fetched = "/user/identities/authorize?provider=acme&skip_http_redirect=true";
    expect(await service.get(fetched, stolen)).toMatchObject(insufficient);
    expect(await service.get("/user/identities/authorize?provider=acme", stolen)).toMatchObject(insufficient);
    const id_token = await provider.idToken(someone());
    const request = { provider: "acme", id_token, link_identity: true };
    expect(await service.post("/token?grant_type=id_token", request, stolen)).toMatchObject(insufficient);
    const { identities } = (await service.get("/user", stolen)).body;
    for (const { identity_id } of identities) expect(await unlink(stolen, identity_id)).toMatchObject(insufficient);
    expect((await service.get("/user", raised.access_token)).body).toMatchObject({
      id: first["user"].id,
      email,
      identities: [{}, {}],
    });
  });

  it("does not get through by having begun before the factor was there", async () => {
    const { access_token, user } = await signUp("late@example.org");
    const thief = (await signInByPassword(service, "late@example.org"))["access_token"];
    const fetched = "/user/identities/authorize?provider=acme&skip_http_redirect=true";
    const { url } = (await service.get(fetched, thief)).body;
    const own = (await service.get(fetched, access_token)).body.url;
    const factor = await enroll(service, access_token);
    const raised = await verify(service, access_token, factor.id, codeOf(service, factor.secret));
    expect((await follow(provider.approve(url, someone()))).query).toMatchObject({ error_code: "bad_oauth_state" });
    // Begun by the one who then showed the factor, it goes on.
    expect((await follow(provider.approve(own, someone()))).fragment["access_token"]).toBeDefined();
    expect((await service.get("/user", raised.body["access_token"])).body).toMatchObject({
      id: user.id,
      identities: [{}, {}],
    });
  });
});
