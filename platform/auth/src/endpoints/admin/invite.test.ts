import { beforeAll, describe, expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ signup: { enabled: false } });
const open = useService();
const tight = useService({ limits: { mails: { count: 1, seconds: 3600, burst: 1 } } });
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

const invite = (body: unknown, query = "", to = service) => to.post(`/invite${query}`, body, admin);

describe("an invitation", () => {
  it("makes the account and writes the mail, also where nobody else may sign up", async () => {
    const email = someAddress();
    const { status, body } = await invite({ email: email.toUpperCase(), data: { team: "bar" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email,
      invited_at: service.now().toISOString(),
      confirmation_sent_at: service.now().toISOString(),
      user_metadata: { team: "bar" },
      identities: [{ provider: "email" }],
    });
    expect(body).not.toHaveProperty("email_confirmed_at");
    expect(service.lastNotice()).toMatchObject({
      channel: "mail",
      kind: "invite",
      to: email,
      variables: {
        link: expect.stringMatching(/^https:\/\/staff\.example\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=invite&/),
      },
    });
  });

  it("leads where it is asked to, if that is allowed", async () => {
    await invite({ email: someAddress() }, "?redirect_to=https://staff.example/welcome");
    expect(service.lastNotice().variables.link).toMatch(/redirect_to=https:\/\/staff\.example\/welcome$/);
    await invite({ email: someAddress() }, "?redirect_to=https://evil.example/");
    expect(service.lastNotice().variables.link).toMatch(/redirect_to=https:\/\/staff\.example$/);
  });

  it("lets the person in", async () => {
    const email = someAddress();
    await invite({ email });
    const { code } = service.lastNotice().variables;
    const { status, body } = await service.post("/verify", { type: "invite", email, token: code });
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({ email, email_confirmed_at: service.now().toISOString() });
  });

  it("can be repeated until it is accepted, then no more", async () => {
    const email = someAddress();
    const first = await invite({ email });
    const again = await invite({ email });
    expect(again).toMatchObject({ status: 200, body: { id: first.body["id"] } });
    await service.put(`/admin/users/${first.body["id"]}`, { email_confirm: true }, admin);
    expect(await invite({ email })).toMatchObject({
      status: 422,
      body: { code: "email_exists", message: "A user with this email address has already been registered" },
    });
  });

  it("takes the password from whoever signed up with the address before", async () => {
    const email = someAddress();
    await open.post("/signup", { email, password: "a stranger's password" });
    await invite({ email }, "", open);
    const { code } = open.lastNotice().variables;
    expect((await open.post("/verify", { type: "invite", email, token: code })).status).toBe(200);
    const stranger = await open.post("/token?grant_type=password", { email, password: "a stranger's password" });
    expect(stranger).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
  });

  it("sent many times at once makes one account", async () => {
    const email = someAddress();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite({ email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
  });

  it.each([{}, { email: "" }, { email: "nowhere" }])("needs an address: %j", async (body) =>
    expect(await invite(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } }),
  );

  it("that cannot be sent leaves no account", async () => {
    const token = await tight.adminToken();
    await tight.post("/invite", { email: someAddress() }, token);
    const email = someAddress();
    expect(await tight.post("/invite", { email }, token)).toMatchObject({
      status: 429,
      body: { code: "over_email_send_rate_limit" },
    });
    expect(await tight.sql.db.rows(`SELECT FROM auth.users WHERE email = $1`, [email])).toEqual([]);
  });
});
