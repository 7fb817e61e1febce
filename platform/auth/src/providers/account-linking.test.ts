import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { softwareKey } from "@platform/auth/testing/software-key";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const service = useService({
  redirectAllowList: ["https://app.example/**"],
  passkeys: { enabled: true },
  phone: { enabled: true },
  providers: { acme: provider.settings, other: { ...provider.settings } },
});
provider.state.clock = service.now;
afterAll(() => provider.close());
beforeEach(() => {
  provider.reset();
  service.notices.length = 0;
});
const { someone, signIn, userAfter, start, follow } = createVisitor(service, provider);
const elsewhere = createVisitor(service, provider, "other");

const password = "a good password";
const signUp = async (email: string) => (await service.post("/signup", { email, password })).body;
const logIn = (email: string) => service.post("/token?grant_type=password", { email, password });
const confirm = ({ variables } = service.lastNotice()) =>
  service.post("/verify", { type: "signup", token_hash: new URL(variables.link!).searchParams.get("token") });
const confirmed = async (email: string): Promise<string> => {
  await signUp(email);
  await confirm();
  service.notices.length = 0;
  return (await logIn(email)).body.user.id;
};
const usersWith = (email: string) => service.sql.db.rows(`SELECT id FROM auth.users WHERE email = $1`, [email]);

describe("whose account it is", () => {
  it("is the same at every return, with what the provider says now", async () => {
    const person = someone();
    const first = await userAfter(person);
    const second = await userAfter({ ...person, name: "Ana María" });
    expect(second).toMatchObject({ id: first.id, user_metadata: { full_name: "Ana María" } });
    expect(second.identities).toHaveLength(1);
  });

  it("stays the same when the address at the provider changes", async () => {
    const person = someone();
    const first = await userAfter(person);
    expect(await userAfter({ ...person, email: "moved@example.org" })).toMatchObject({
      id: first.id,
      email: person.email,
    });
  });

  it("is one for two returns of one person at once", async () => {
    const person = someone();
    const paths = await Promise.all([1, 2, 3, 4].map(async () => provider.approve(await start(), person)));
    const answers = await Promise.all(paths.map((path) => follow(path)));
    expect(answers.map(({ fragment }) => typeof fragment["access_token"])).toEqual(Array(4).fill("string"));
    expect(await usersWith(person.email)).toHaveLength(1);
  });

  it("is one for a person who returns at once under several addresses", async () => {
    const person = someone();
    const paths = await Promise.all(
      [1, 2, 3, 4].map(async (n) => provider.approve(await start(), { ...person, email: `${n}-${person.email}` })),
    );
    const answers = await Promise.all(paths.map((path) => follow(path)));
    expect(answers.map(({ fragment }) => typeof fragment["access_token"])).toEqual(Array(4).fill("string"));
  });

  it("is one for a sign-up and a return with the same address at once", async () => {
    const person = someone();
    await Promise.all([signIn(person), signUp(person.email), elsewhere.signIn(person)]);
    expect(await usersWith(person.email)).toHaveLength(1);
  });

  it("is never that of a banned person", async () => {
    const person = someone();
    const { id } = await userAfter(person);
    await service.sql.db.rows(`UPDATE auth.users SET banned_until = '2100-01-01' WHERE id = $1`, [id]);
    expect((await signIn(person)).query).toMatchObject({ error: "access_denied", error_code: "user_banned" });
    expect((await elsewhere.signIn(person)).query["error_code"]).toBe("user_banned");
  });

  it("is not decided where two people have proved the address", async () => {
    const person = someone();
    const { id } = await userAfter(someone());
    await confirmed(person.email);
    await service.sql.db.rows(
      `INSERT INTO auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
       VALUES ($1, 'third', 'x', $2, now(), now())`,
      [id, { email: person.email, email_verified: true }],
    );
    expect((await signIn(person)).query).toMatchObject({ error: "server_error", error_code: "unexpected_failure" });
  });
});

describe("identities are linked only when the provider says the address is verified", () => {
  it.each([true, "true"])("when it says %j: linked, and the mail names who asked for what", async (email_verified) => {
    const person = someone({ email_verified });
    const id = await confirmed(person.email);
    service.wait(1);
    const user = await userAfter(person);
    expect(user.id).toBe(id);
    expect(user.app_metadata).toEqual({ provider: "email", providers: ["email", "acme"] });
    expect(service.notices).toMatchObject([
      { kind: "identity_linked", to: person.email, variables: { provider: "acme", account: person.email } },
    ]);
    expect((await logIn(person.email)).status).toBe(200);
  });

  it.each([false, "false", undefined, null, 1, "TRUE", "yes", ["true"]])(
    "when it says %j: not linked",
    async (claim) => {
      const person = someone({ email_verified: claim });
      const id = await confirmed(person.email);
      expect((await signIn(person)).query).toEqual({
        error: "access_denied",
        error_code: "provider_email_needs_verification",
        error_description: "Unverified email with acme. Verify the email with acme in order to sign in",
      });
      expect(service.notices).toEqual([]);
      expect((await logIn(person.email)).body.user).toMatchObject({ id, identities: [{ provider: "email" }] });
    },
  );

  it("an address that another provider only claims draws nobody into that account", async () => {
    const victim = someone();
    const attacker = await userAfter(someone());
    await service.sql.db.rows(
      `INSERT INTO auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
       VALUES ($1, 'third', 'claims', $2, now(), now())`,
      [attacker.id, { email: victim.email, email_verified: false }],
    );
    expect((await userAfter(victim)).id).not.toBe(attacker.id);
  });

  it("never into an account of single sign-on", async () => {
    const person = someone();
    await service.sql.db.rows(
      `INSERT INTO auth.users (email, is_sso_user, email_confirmed_at, created_at, updated_at) VALUES ($1, true, now(), now(), now())`,
      [person.email],
    );
    expect((await userAfter(person)).app_metadata.providers).toEqual(["acme"]);
  });
});

describe("an account that someone made in advance with another's address", () => {
  it("loses its password and everything else when the owner comes", async () => {
    const person = someone();
    const { id } = await signUp(person.email);
    service.notices.length = 0;
    const user = await userAfter(person);
    expect(user).toMatchObject({ id, identities: [{ provider: "acme" }], app_metadata: { providers: ["acme"] } });
    expect(user["email_confirmed_at"]).toBeDefined();
    expect(await logIn(person.email)).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
  });

  it("keeps no passkey of whoever came in by telephone", async () => {
    const person = someone();
    const phone = `3460${String(Date.now()).slice(-7)}`;
    const account = { email: person.email, phone, phone_confirm: true, password };
    const { id } = (await service.post("/admin/users", account, await service.adminToken())).body;
    const token = (await service.post("/token?grant_type=password", { phone, password })).body["access_token"];
    const key = softwareKey("https://staff.example");
    const registration = (await service.post("/passkeys/registration/options", {}, token)).body;
    const credential = key.create(registration["options"]);
    const registered = { challenge_id: registration["challenge_id"], credential };
    expect((await service.post("/passkeys/registration/verify", registered, token)).status).toBe(200);
    expect(await userAfter(person)).toMatchObject({ id, phone: "" });
    const { challenge_id, options } = (await service.post("/passkeys/authentication/options", {})).body;
    const shown = { challenge_id, credential: key.get(options) };
    expect(await service.post("/passkeys/authentication/verify", shown)).toMatchObject({
      status: 400,
      body: { code: "webauthn_verification_failed" },
    });
  });
});

describe("an address that the provider does not vouch for", () => {
  it("is asked for by mail, which names the account, and lets in once confirmed", async () => {
    const person = someone({ email_verified: false });
    expect((await signIn(person)).query).toEqual({
      error: "access_denied",
      error_code: "provider_email_needs_verification",
      error_description: "Unverified email with acme. A confirmation email has been sent to your acme email",
    });
    const mail = service.lastNotice();
    expect(mail).toMatchObject({
      kind: "confirmation",
      to: person.email,
      variables: { provider: "acme", account: person.email },
    });
    await signIn(person);
    expect(service.notices).toHaveLength(1);
    await confirm(mail);
    expect((await userAfter(person)).email).toBe(person.email);
  });

  it("is believed as soon as the provider vouches for it", async () => {
    const person = someone({ email_verified: false });
    await signIn(person);
    expect(await userAfter({ ...person, email_verified: true })).toMatchObject({ email: person.email });
  });

  it("does not let its claimant in through a mail that the owner asked for", async () => {
    const claimant = someone({ email_verified: false });
    await signIn(claimant);
    service.wait(61);
    await signUp(claimant.email);
    await confirm();
    expect((await signIn(claimant)).query["error_code"]).toBe("provider_email_needs_verification");
  });

  it.each(["not an address", "a@b@c", "", "x\u0000@example.org"])(
    "and is none leaves nobody behind: %j",
    async (email) => {
      const person = someone({ email });
      expect((await signIn(person)).query["error_code"]).toBe("provider_email_needs_verification");
      expect(await service.sql.db.rows(`SELECT 1 FROM auth.identities WHERE provider_id = $1`, [person.sub])).toEqual(
        [],
      );
    },
  );
});

describe("claims of a hostile provider", () => {
  it("that no database keeps are left out", async () => {
    const user = await userAfter(
      someone({ name: "a\u0000b", picture: "x".repeat(5000), preferred_username: { a: 1 } }),
    );
    expect(user["user_metadata"]).not.toHaveProperty("name");
    expect(user["user_metadata"]).not.toHaveProperty("picture");
  });

  it.each(["", "a\u0000b", "x".repeat(300), 7])("without a usable subject lead nowhere: %j", async (sub) => {
    expect((await signIn({ ...someone(), sub: sub as string })).query["error"]).toBe("server_error");
  });
});
