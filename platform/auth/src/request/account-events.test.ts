import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { codeOf, enroll, protectedPerson, signUp, someAddress, verify } from "@platform/auth/mfa/testing";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
afterAll(() => provider.close());
const service = useService({
  email: { autoConfirm: true },
  phone: { enabled: true, autoConfirm: true },
  manualLinking: true,
  providers: { acme: provider.settings },
});
const careful = useService({ email: { minGapSeconds: 0 }, phone: { enabled: true } });
provider.state.clock = service.now;
const visitor = createVisitor(service, provider);
beforeEach(() => void (service.accountEvents.length = 0));

const accountEvents = () => service.accountEvents.map(({ kind, userId }) => ({ kind, userId }));
const link = async (token: string) => {
  const { url } = (await service.get("/user/identities/authorize?provider=acme&skip_http_redirect=true", token)).body;
  return visitor.follow(provider.approve(url, visitor.someone()));
};

describe("whoever runs the service is told once", () => {
  it.each([
    ["a new password", "password_changed", { password: "another good one" }],
    ["another address", "email_changed", { email: "moved@example.org" }],
    ["another number", "phone_changed", { phone: "+34600000002" }],
  ])("of %s, and from where", async (_, kind, change) => {
    const { access_token, user } = await signUp(service);
    const headers = {
      authorization: `Bearer ${access_token}`,
      "x-test-address": "198.51.100.9",
      "user-agent": "phone",
    };
    expect((await service.ask("PUT", "/user", change, headers)).status).toBe(200);
    expect(service.accountEvents).toEqual([
      {
        kind,
        userId: user.id,
        ip: "198.51.100.9",
        userAgent: "phone",
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it("of an address once both mailboxes agreed, and of a number once its code came back", async () => {
    const email = someAddress();
    const { body } = await careful.post("/signup", { email, password: "a good password" });
    const code = careful.lastNotice().variables.code;
    const { access_token } = (await careful.post("/verify", { type: "signup", email, token: code })).body;
    await careful.put("/user", { email: "both@example.org" }, access_token);
    for (const { to, variables } of careful.notices.splice(-2)) {
      expect(careful.accountEvents).toEqual([]);
      await careful.post("/verify", { type: "email_change", email: to, token: variables.code });
    }
    expect(careful.accountEvents).toMatchObject([{ kind: "email_changed", userId: body["id"] }]);
    await careful.put("/user", { phone: "+34600000003" }, access_token);
    const texted = careful.lastNotice().variables.code;
    await careful.post("/verify", { type: "phone_change", phone: "+34600000003", token: texted });
    expect(careful.accountEvents).toMatchObject([{}, { kind: "phone_changed", userId: body["id"] }]);
  });

  it("of a factor when it works and when it goes", async () => {
    const { id, factor, raised } = await protectedPerson(service);
    const other = await enroll(service, raised["access_token"], "other");
    expect(accountEvents()).toEqual([{ kind: "factor_added", userId: id }]);
    await service.del(`/factors/${other.id}`, raised["access_token"]);
    await verify(service, raised["access_token"], factor.id, codeOf(service, factor.secret));
    expect(accountEvents()).toHaveLength(1);
    await service.del(`/factors/${factor.id}`, raised["access_token"]);
    expect(accountEvents().slice(1)).toEqual([{ kind: "factor_removed", userId: id }]);
  });

  it("of an account elsewhere that is linked, by hand or by its address, and unlinked", async () => {
    const { access_token, user } = await signUp(service);
    await link(access_token);
    await visitor.signIn({ sub: "by address", email: user.email, email_verified: true });
    const { identities } = (await service.get("/user", access_token)).body;
    await service.del(`/user/identities/${identities[0].identity_id}`, access_token);
    const kinds = ["identity_linked", "identity_linked", "identity_unlinked"];
    expect(accountEvents()).toEqual(kinds.map((kind) => ({ kind, userId: user.id })));
  });
});

it("what the project's own server does is its own to write down", async () => {
  const { user } = await signUp(service);
  const changes = { password: "another good one", email: someAddress() };
  expect((await service.put(`/admin/users/${user.id}`, changes, await service.adminToken())).status).toBe(200);
  expect(accountEvents()).toEqual([]);
});

describe("what cannot be written down is not done", () => {
  beforeEach(() => {
    service.state.trailIsFull = true;
    return () => void (service.state.trailIsFull = false);
  });

  it("to the password", async () => {
    const { access_token, user } = await signUp(service);
    expect((await service.put("/user", { password: "another good one" }, access_token)).status).toBe(500);
    const old = { email: user.email, password: "a good password" };
    expect((await service.post("/token?grant_type=password", old)).status).toBe(200);
  });

  it("to the factors", async () => {
    const { access_token } = await signUp(service);
    const { id, secret } = await enroll(service, access_token);
    expect((await verify(service, access_token, id, codeOf(service, secret))).status).toBe(500);
    expect((await service.get("/user", access_token)).body["factors"]).toMatchObject([{ status: "unverified" }]);
  });

  it("to the identities", async () => {
    const { access_token } = await signUp(service);
    expect((await link(access_token)).query).toMatchObject({ error: "server_error" });
    expect((await service.get("/user", access_token)).body.identities).toHaveLength(1);
  });
});
