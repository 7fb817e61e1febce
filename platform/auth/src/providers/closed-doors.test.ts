import { afterAll, describe, expect, it } from "vitest";
import { issueToken } from "@platform/auth/one-time/tokens";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const service = useService({
  signup: { enabled: false },
  redirectAllowList: ["https://app.example/**"],
  providers: { acme: provider.settings },
});
provider.state.clock = service.now;
afterAll(() => provider.close());
const { someone, signIn, start } = createVisitor(service, provider);

async function invite(email: string): Promise<string> {
  const { db } = service.sql;
  const user = await db.first<{ id: string }>(
    `INSERT INTO auth.users (email, invited_at, raw_user_meta_data, created_at, updated_at) VALUES ($1, now(), $2, now(), now()) RETURNING id`,
    [email, { team: "kitchen" }],
  );
  const token = { userId: user!.id, type: "confirmation_token", address: email, otpLength: 6, isPkce: false } as const;
  return (await issueToken(db, token, service.now())).link;
}

describe("where nobody may sign up", () => {
  it("a stranger is sent back", async () => {
    expect((await signIn(someone())).query).toEqual({
      error: "access_denied",
      error_code: "signup_disabled",
      error_description: "Signups not allowed for this instance",
    });
  });

  it("an invited person comes in through a provider, once", async () => {
    const person = someone();
    const token = await invite(person.email);
    const { fragment } = await signIn(person, `&invite_token=${token}`);
    expect((await service.get("/user", fragment["access_token"])).body).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
      user_metadata: { team: "kitchen", full_name: person["name"] },
      identities: [{ provider: "acme" }],
    });
    expect((await signIn(someone(), `&invite_token=${token}`)).query["error_code"]).toBe("invite_not_found");
  });

  it("of an invitation on its way through a provider no more is kept than of any link", async () => {
    const { email } = someone();
    const token = await invite(email);
    await start(`&invite_token=${token}`);
    expect(JSON.stringify(await service.sql.db.rows(`SELECT * FROM auth.flow_state`))).not.toContain(token);
  });

  it.each([
    ["another address", { email: "another@example.org" }],
    ["an address that nobody vouches for", { email_verified: false }],
  ])("but not with %s, and the invitation stays good", async (_, change) => {
    const person = someone();
    const token = await invite(person.email);
    expect((await signIn({ ...person, ...change }, `&invite_token=${token}`)).query["error_code"]).toBe(
      "invite_not_found",
    );
    expect((await signIn(person, `&invite_token=${token}`)).fragment["access_token"]).toBeDefined();
  });

  it("nor with an invitation that is too old", async () => {
    const person = someone();
    const token = await invite(person.email);
    service.wait(3601);
    expect((await signIn(person, `&invite_token=${token}`)).query["error_code"]).toBe("invite_not_found");
  });
});
