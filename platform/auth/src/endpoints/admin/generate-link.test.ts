import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService();
const simple = useService({ email: { secureChange: false } });
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

const password = "a good password";
const link = (body: object) => service.post("/admin/generate_link", body, admin);
const verify = (type: string, token_hash: string) => service.post("/verify", { type, token_hash });

async function member() {
  const email = someAddress();
  const { body } = await service.post("/admin/users", { email, password, email_confirm: true }, admin);
  return { email, id: body["id"] as string };
}

describe("a link that is handed out", () => {
  it.each([
    ["signup", { password }],
    ["invite", {}],
  ])("for %s makes the account", async (type, more) => {
    const email = someAddress();
    const { status, body } = await link({ type, email, data: { team: "bar" }, ...more });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email,
      user_metadata: { team: "bar" },
      verification_type: type,
      redirect_to: "https://staff.example",
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
    });
    expect(body["action_link"]).toBe(
      `https://staff.example/auth/v1/verify?token=${body["hashed_token"]}&type=${type}&redirect_to=https://staff.example`,
    );
    expect("invited_at" in body).toBe(type === "invite");
    expect(service.notices).toEqual([]);
    expect((await verify(type, body["hashed_token"])).body["user"]).toMatchObject({ id: body["id"], email });
    const again = await link({ type, email, ...more });
    expect(again).toMatchObject({ status: 422, body: { code: "email_exists" } });
  });

  it.each(["magiclink", "recovery"])("for %s lets a known person in", async (type) => {
    const { email, id } = await member();
    const { body } = await link({ type, email });
    expect(body).toMatchObject({ id, verification_type: type, recovery_sent_at: service.now().toISOString() });
    expect(body["action_link"]).toContain(`&type=${type}&`);
    const opened = await service.post("/verify", { type, email, token: body["email_otp"] });
    expect(opened.body["user"]).toMatchObject({ id });
  });

  it("by mail for a stranger becomes a sign-up", async () => {
    const email = someAddress();
    const { body } = await link({ type: "magiclink", email });
    expect(body).toMatchObject({ email, verification_type: "signup" });
    expect(body["action_link"]).toContain("&type=signup&");
    expect((await verify("signup", body["hashed_token"])).status).toBe(200);
  });

  it("moves an address once both mailboxes agree", async () => {
    const { email, id } = await member();
    const new_email = someAddress();
    const current = (await link({ type: "email_change_current", email, new_email })).body;
    const next = (await link({ type: "email_change_new", email, new_email })).body;
    expect(current).toMatchObject({ id, email, new_email, verification_type: "email_change_current" });
    expect(next["verification_type"]).toBe("email_change_new");
    expect(next["action_link"]).toContain("&type=email_change&");
    expect((await verify("email_change", current["hashed_token"])).body).toMatchObject({ code: "200" });
    expect((await verify("email_change", next["hashed_token"])).body["user"]).toMatchObject({ id, email: new_email });
  });

  it("for one new address is no consent to another", async () => {
    const { email } = await member();
    const earlier = (await link({ type: "email_change_new", email, new_email: someAddress() })).body;
    await link({ type: "email_change_current", email, new_email: someAddress() });
    expect((await verify("email_change", earlier["hashed_token"])).body["code"]).toBe("otp_expired");
  });

  it("is never bound to a proof key, whatever is sent", async () => {
    const { email } = await member();
    const { body } = await link({
      type: "magiclink",
      email,
      code_challenge: "x".repeat(43),
      code_challenge_method: "plain",
    });
    expect(body["hashed_token"]).not.toContain("pkce_");
  });

  it("leads where it is asked to, if that is allowed, and encodes what would break it", async () => {
    const { email } = await member();
    const to = async (redirect_to: string) => (await link({ type: "magiclink", email, redirect_to })).body;
    const target = "https://staff.example/in?next=1";
    expect(await to(target)).toMatchObject({ redirect_to: target });
    expect((await to(target))["action_link"]).toContain(`&redirect_to=${encodeURIComponent(target)}`);
    expect(await to("https://evil.example")).toMatchObject({ redirect_to: "https://staff.example" });
  });

  it("replaces the password of a stranger who used the address before", async () => {
    const email = someAddress();
    await service.post("/signup", { email, password: "a stranger's password" });
    const { body } = await link({ type: "signup", email, password });
    await verify("signup", body["hashed_token"]);
    const signIn = (sentPassword: string) =>
      service.post("/token?grant_type=password", { email, password: sentPassword });
    expect((await signIn("a stranger's password")).status).toBe(400);
    expect((await signIn(password)).status).toBe(200);
  });

  it.each([
    [{ type: "signup" }, 400, "validation_failed"],
    [{ type: "signup", password: "short" }, 422, "weak_password"],
    [{ type: "recovery" }, 404, "user_not_found"],
    [{ type: "email_change_new", new_email: "new@example.org" }, 404, "user_not_found"],
    [{ type: "email_change_current", new_email: "new@example.org" }, 404, "user_not_found"],
    [{ type: "email_change_new" }, 400, "validation_failed"],
    [{ type: "email_change_new", new_email: "nowhere" }, 400, "validation_failed"],
    [{ type: "recovery", email: "nowhere" }, 400, "validation_failed"],
    [{ type: "" }, 400, "validation_failed"],
    [{ type: "phone_change" }, 400, "validation_failed"],
    [{ type: "toString" }, 400, "validation_failed"],
  ])("refuses %j", async (body, status, code) =>
    expect(await link({ email: someAddress(), ...body })).toMatchObject({ status, body: { code } }),
  );

  it("to an address that someone has is refused", async () => {
    const [ana, eva] = [await member(), await member()];
    const answer = await link({ type: "email_change_new", email: ana.email, new_email: eva.email });
    expect(answer).toMatchObject({ status: 422, body: { code: "email_exists" } });
  });

  it("for the old mailbox makes no sense where only the new one is asked", async () => {
    const body = { type: "email_change_current", email: someAddress(), new_email: someAddress() };
    expect(await simple.post("/admin/generate_link", body, admin)).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });
});
