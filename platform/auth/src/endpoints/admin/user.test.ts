import { beforeAll, describe, expect, it } from "vitest";
import { claimsOf, codeOf, enroll, someAddress, verify } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService();
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

const password = "a good password";
const nobody = "00000000-0000-4000-8000-000000000000";
const unnamed = ["not-a-uuid", "1%27%20OR%201=1", "%00", `${nobody}0`, "%F0%9F%98%80"];
const signIn = (email: string, sentPassword = password) =>
  service.post("/token?grant_type=password", { email, password: sentPassword });

async function person(more: object = {}) {
  const body = { email: someAddress(), password, email_confirm: true, ...more };
  const user = (await service.post("/admin/users", body, admin)).body;
  return { id: user["id"] as string, email: user["email"] as string, user };
}
const get = (id: string) => service.get(`/admin/users/${id}`, admin);
const put = (id: string, body: unknown) => service.put(`/admin/users/${id}`, body, admin);
const del = (id: string, body?: unknown) => service.del(`/admin/users/${id}`, admin, body);

describe("a user by id", () => {
  it("is shown whole", async () => {
    const { id, user } = await person();
    expect(await get(id)).toMatchObject({ status: 200, body: user });
    expect(JSON.stringify(user)).not.toContain("argon2");
  });

  it.each(unnamed)("is 404 for what is no id: %s", async (id) => {
    for (const answer of [await get(id), await put(id, {}), await del(id)])
      expect(answer).toMatchObject({ status: 404, body: { code: "validation_failed" } });
  });

  it("is 404 for nobody", async () => {
    for (const answer of [await get(nobody), await put(nobody, {}), await del(nobody)])
      expect(answer).toMatchObject({ status: 404, body: { code: "user_not_found", message: "User not found" } });
  });
});

describe("changing a user", () => {
  it("applies at once and sends nothing", async () => {
    const { id, email } = await person({
      user_metadata: { name: "Ana", team: "bar" },
      app_metadata: { venue: 1, old: 1 },
    });
    const next = someAddress();
    const { status, body } = await put(id, {
      email: next.toUpperCase(),
      phone: "+34 600 700 800",
      phone_confirm: true,
      user_metadata: { team: null, shift: "night" },
      app_metadata: { venue: 2, old: null },
      role: "planner",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: next,
      phone: "34600700800",
      phone_confirmed_at: service.now().toISOString(),
      role: "planner",
      app_metadata: { provider: "email", providers: ["email", "phone"], venue: 2 },
      user_metadata: { name: "Ana", shift: "night" },
    });
    expect(body["user_metadata"]).not.toHaveProperty("team");
    expect(body["app_metadata"]).not.toHaveProperty("old");
    expect(body).not.toHaveProperty("new_email");
    expect(body["identities"].find((identity: any) => identity.provider === "email").identity_data.email).toBe(next);
    expect(service.notices).toEqual([]);
    expect((await signIn(email)).status).toBe(400);
    expect((await signIn(next)).status).toBe(200);
  });

  it("confirms an address that was not", async () => {
    const { id, email } = await person({ email_confirm: false });
    expect((await signIn(email)).body["code"]).toBe("email_not_confirmed");
    expect((await put(id, { email_confirm: true })).body["email_confirmed_at"]).toBe(service.now().toISOString());
    expect((await signIn(email)).status).toBe(200);
  });

  it("of the password ends every session and every link", async () => {
    const { id, email } = await person();
    const before = (await signIn(email)).body;
    await service.post("/admin/generate_link", { type: "recovery", email }, admin);
    expect((await put(id, { password: "another good password" })).status).toBe(200);
    expect((await service.get("/user", before["access_token"])).body["code"]).toBe("session_not_found");
    expect((await signIn(email)).status).toBe(400);
    expect((await signIn(email, "another good password")).status).toBe(200);
    expect(await service.sql.db.rows(`SELECT FROM auth.one_time_tokens WHERE user_id = $1`, [id])).toEqual([]);
  });

  it("bans, for as long as it says", async () => {
    const { id, email } = await person();
    const { access_token } = (await signIn(email)).body;
    const { body } = await put(id, { ban_duration: "1h30m" });
    expect(body["banned_until"]).toBe(new Date(service.now().getTime() + 5_400_000).toISOString());
    expect((await service.get("/user", access_token)).body["code"]).toBe("user_banned");
    expect((await put(id, { ban_duration: "none" })).body).not.toHaveProperty("banned_until");
    expect((await service.get("/user", access_token)).status).toBe(200);
  });

  it.each([
    [{ ban_duration: "soon" }, 400, "validation_failed"],
    [{ email: "nowhere" }, 400, "validation_failed"],
    [{ password: "short" }, 422, "weak_password"],
    [{ password, password_hash: "x" }, 400, "validation_failed"],
    [{ user_metadata: "words" }, 400, "bad_json"],
  ])("refuses %j", async (body, status, code) => {
    const { id } = await person();
    expect(await put(id, body)).toMatchObject({ status, body: { code } });
  });

  it("gives a taken address to nobody else, also when two ask at once", async () => {
    const [first, second, third] = [await person(), await person(), await person()];
    expect((await put(first.id, { email: second.email })).body["code"]).toBe("email_exists");
    const email = someAddress();
    const answers = await Promise.all([put(first.id, { email }), put(second.id, { email }), put(third.id, { email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const phones = await Promise.all([
      put(first.id, { phone: "34655000111" }),
      put(second.id, { phone: "34655000111" }),
    ]);
    expect(phones.map(({ status, body }) => [status, body["code"]]).toSorted()).toEqual([
      [200, undefined],
      [422, "phone_exists"],
    ]);
  });

  it("loses nothing when two change different things at once", async () => {
    const { id } = await person();
    await Promise.all(Array.from({ length: 8 }, (_, index) => put(id, { app_metadata: { [`key${index}`]: index } })));
    expect(Object.keys((await get(id)).body["app_metadata"])).toHaveLength(10);
  });
});

describe("deleting a user", () => {
  const tables = ["identities", "sessions", "mfa_factors", "one_time_tokens", "flow_state"];
  const leftOf = async (id: string) => {
    const counts = tables.map((table) => service.sql.db.rows(`SELECT FROM auth.${table} WHERE user_id = $1`, [id]));
    return (await Promise.all(counts)).flat();
  };

  let numbers = 0;
  async function settledPerson() {
    const user = await person({ phone: `3460000000${numbers++}`, user_metadata: { name: "Ana" } });
    const token: string = (await signIn(user.email)).body["access_token"];
    const factor = await enroll(service, token);
    const raised = (await verify(service, token, factor.id, codeOf(service, factor.secret))).body;
    await service.post("/admin/generate_link", { type: "recovery", email: user.email }, admin);
    await service.sql.db.rows(
      `INSERT INTO auth.flow_state (user_id, authentication_method, provider_type, created_at) VALUES ($1, 'oauth', 'x', now())`,
      [user.id],
    );
    expect(claimsOf(raised["access_token"])["aal"]).toBe("aal2");
    return { ...user, token: raised["access_token"] as string };
  }

  it.each([[undefined], [{}], [{ should_soft_delete: false }]])("leaves nothing: %j", async (body) => {
    const { id, token, email } = await settledPerson();
    expect(await del(id, body)).toMatchObject({ status: 200, body: {} });
    expect((await get(id)).status).toBe(404);
    expect(await leftOf(id)).toEqual([]);
    expect((await service.get("/user", token)).body["code"]).toBe("user_not_found");
    expect((await service.post("/admin/users", { email }, admin)).status).toBe(200);
  });

  it("softly leaves a row that says nothing of the person", async () => {
    const { id, email, token, user } = await settledPerson();
    expect(await del(id, { should_soft_delete: true })).toMatchObject({ status: 200, body: {} });
    expect(await leftOf(id)).toEqual([]);
    const { body } = await get(id);
    expect(body).toMatchObject({
      id,
      deleted_at: service.now().toISOString(),
      email: expect.stringMatching(/^[0-9a-f]{64}$/),
      phone: expect.stringMatching(/^[0-9a-f]{64}$/),
      user_metadata: {},
      app_metadata: {},
      identities: [],
    });
    const row = await service.sql.db.first(`SELECT row_to_json(u)::text AS row FROM auth.users u WHERE id = $1`, [id]);
    for (const trace of [email, user["phone"], "Ana", "argon2"]) expect(JSON.stringify(row)).not.toContain(trace);
    expect((await service.get("/user", token)).body["code"]).toBe("session_not_found");
    expect((await signIn(email)).body["code"]).toBe("invalid_credentials");
    expect((await del(id, { should_soft_delete: true })).status).toBe(200);
    expect((await get(id)).body["email"]).toBe(body["email"]);
    expect((await service.post("/admin/users", { email, phone: user["phone"] }, admin)).status).toBe(200);
    expect((await del(id)).status).toBe(200);
  });

  it.each(["not json", { should_soft_delete: "yes" }])("refuses %j", async (body) => {
    const { id } = await person();
    expect(await del(id, body)).toMatchObject({ status: 400, body: { code: "bad_json" } });
    expect((await get(id)).status).toBe(200);
  });
});
