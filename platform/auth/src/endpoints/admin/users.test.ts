import { beforeAll, describe, expect, it } from "vitest";
import { claimsOf } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService();
let admin = "";
beforeAll(async () => void (admin = await service.adminToken()));

const create = (body: unknown) => service.post("/admin/users", body, admin);
const signIn = (body: unknown) => service.post("/token?grant_type=password", body);

describe("only the project's server", () => {
  it.each([
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", "/admin/users/00000000-0000-4000-8000-000000000000"],
    ["PUT", "/admin/users/00000000-0000-4000-8000-000000000000"],
    ["DELETE", "/admin/users/00000000-0000-4000-8000-000000000000"],
    ["GET", "/admin/users/00000000-0000-4000-8000-000000000000/factors"],
    ["PUT", "/admin/users/00000000-0000-4000-8000-000000000000/factors/00000000-0000-4000-8000-000000000000"],
    ["DELETE", "/admin/users/00000000-0000-4000-8000-000000000000/factors/00000000-0000-4000-8000-000000000000"],
    ["POST", "/invite"],
    ["POST", "/admin/generate_link"],
    ["GET", "/admin/audit"],
  ])("may %s %s", async (method, path) => {
    await create({ email: `nosy@example.org`, password: "a good password", email_confirm: true });
    const person = (await signIn({ email: `nosy@example.org`, password: "a good password" })).body["access_token"];
    const body = method === "GET" ? undefined : {};
    const ask = (token?: string) => service.ask(method, path, body, token ? { authorization: `Bearer ${token}` } : {});
    expect(await ask()).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    expect(await ask("no.token.at-all")).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    expect(await ask(person)).toMatchObject({ status: 403, body: { code: "not_admin", message: "User not allowed" } });
  });
});

describe("making a user", () => {
  it("takes everything that may be said of one", async () => {
    const id = "6ba7b810-9dad-41d1-80b4-00c04fd430c8";
    const { status, body } = await create({
      id,
      email: "Ana@Example.org",
      phone: "+34 600 111 222",
      password: "a good password",
      email_confirm: true,
      phone_confirm: true,
      user_metadata: { name: "Ana", nothing: null },
      app_metadata: { venue: 7 },
      role: "planner",
      ban_duration: "none",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      aud: "authenticated",
      role: "planner",
      email: "ana@example.org",
      phone: "34600111222",
      email_confirmed_at: service.now().toISOString(),
      phone_confirmed_at: service.now().toISOString(),
      app_metadata: { provider: "email", providers: ["email", "phone"], venue: 7 },
      user_metadata: { name: "Ana", email_verified: true },
    });
    expect(body["user_metadata"]).not.toHaveProperty("nothing");
    expect(body["identities"].map((identity: any) => [identity.provider, identity.id]).toSorted()).toEqual([
      ["email", id],
      ["phone", id],
    ]);
    const session = await signIn({ email: "ana@example.org", password: "a good password" });
    expect(claimsOf(session.body["access_token"])).toMatchObject({ role: "planner", sub: id });
  });

  it("leaves the address unconfirmed and sends nothing unless told", async () => {
    const { body } = await create({ email: "quiet@example.org", password: "a good password" });
    expect(body).not.toHaveProperty("email_confirmed_at");
    expect(service.notices).toEqual([]);
    expect((await signIn({ email: "quiet@example.org", password: "a good password" })).body["code"]).toBe(
      "email_not_confirmed",
    );
  });

  it.each([
    "$2a$10$Sj3VYn1Wv6QFqB7rgTEeMuY0nqsBxzgeyiFpWZ8HpQG7sQu8dGVe2",
    "$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$3C0cLMFP0pbS6QqU9hmV0VlgTQUOMAnlj9kYJpCg1Rg",
  ])("takes the hash of another system: %s", async (password_hash) => {
    const email = `hash${password_hash.length}@example.org`;
    expect((await create({ email, password_hash })).status).toBe(200);
    const row = await service.sql.db.first(`SELECT encrypted_password FROM auth.users WHERE email = $1`, [email]);
    expect(row).toEqual({ encrypted_password: password_hash });
  });

  it.each([
    [{}, "Cannot create a user without either an email or phone"],
    [{ email: "", phone: "" }, "Cannot create a user without either an email or phone"],
    [{ email: "nowhere" }, "Unable to validate email address: invalid format"],
    [{ phone: "call me" }, "Invalid phone number format (E.164 required)"],
    [
      { email: "x@example.org", password: "a good password", password_hash: "$2a$10$" },
      "Only a password or a password hash should be provided",
    ],
    [{ email: "x@example.org", password_hash: "plain" }, "Unsupported password hash"],
    [{ email: "x@example.org", id: "1; DROP TABLE" }, "ID must conform to the uuid v4 format"],
    [{ email: "x@example.org", id: "00000000-0000-0000-0000-000000000000" }, "ID cannot be a nil uuid"],
    [{ email: "x@example.org", ban_duration: "1 year" }, 'invalid format for ban duration: "1 year"'],
  ])("refuses %j", async (body, message) =>
    expect(await create(body)).toMatchObject({ status: 400, body: { code: "validation_failed", message } }),
  );

  it("refuses a weak password", async () =>
    expect(await create({ email: "x@example.org", password: "short" })).toMatchObject({
      status: 422,
      body: { code: "weak_password", weak_password: { reasons: ["length"] } },
    }));

  it.each([
    ["email", "twice@example.org", "email_exists", "A user with this email address has already been registered"],
    ["phone", "34600333444", "phone_exists", "A user with this phone number has already been registered"],
    ["id", "6ba7b810-9dad-41d1-80b4-00c04fd430c9", "user_already_exists", "A user with this id already exists"],
  ])("gives one %s to one of many who ask at once", async (field, value, code, message) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create({ email: `${field}${index}@example.org`, [field]: value })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({ code, message });
  });
});

describe("the list of users", () => {
  const other = { "x-jwt-aud": "crowd" };
  const list = (query: string) => service.get(`/admin/users${query}`, admin, other);
  const emails = ({ body }: { body: Record<string, any> }) => body["users"].map((user: any) => user.email);

  beforeAll(async () => {
    for (let index = 0; index < 12; index++) {
      await create({
        email: `crowd${index}@example.org`,
        aud: "crowd",
        ...(index === 3 ? { user_metadata: { full_name: "María 100% Gómez_Ruiz" }, phone: "34699887766" } : {}),
      });
      service.wait(1);
    }
  });

  it("is turned page by page, as auth-js reads its headers", async () => {
    const turn = async (query: string) => {
      const { headers, body } = await list(query);
      const links = headers
        .get("link")!
        .split(",")
        .map((link) => link.split(";"));
      const pages = links.map(([target, rel]) => [
        JSON.parse(rel!.split("=")[1]!),
        parseInt(target!.split("=")[1]!.substring(0, 1), 10),
      ]);
      return {
        aud: body["aud"],
        users: emails({ body }),
        total: headers.get("x-total-count"),
        ...Object.fromEntries(pages),
      };
    };
    const pages = [
      await turn("?page=1&per_page=5"),
      await turn("?page=2&per_page=5"),
      await turn("?page=3&per_page=5"),
    ];
    expect(pages).toMatchObject([
      { aud: "crowd", total: "12", next: 2, last: 3 },
      { aud: "crowd", total: "12", next: 3, last: 3 },
      { aud: "crowd", total: "12", last: 3 },
    ]);
    expect(pages[2]).not.toHaveProperty("next");
    expect(new Set(pages.flatMap(({ users }) => users)).size).toBe(12);
    expect((await turn("?page=&per_page=")).users).toHaveLength(12);
  });

  it("has headers with the page before all else, and no key in them", async () => {
    const { headers } = await list("?filter=crowd&apikey=secret&per_page=5&page=2");
    expect(headers.get("x-total-count")).toBe("12");
    expect(headers.get("link")).toBe(
      '</admin/users?page=3&per_page=5&filter=crowd>; rel="next", </admin/users?page=3&per_page=5&filter=crowd>; rel="last"',
    );
  });

  it("comes newest first, or as asked", async () => {
    expect(emails(await list("?per_page=1"))).toEqual(["crowd11@example.org"]);
    expect(emails(await list("?per_page=1&sort=created_at%20desc"))).toEqual(["crowd11@example.org"]);
    expect(emails(await list("?per_page=1&sort=created_at%20asc"))).toEqual(["crowd0@example.org"]);
  });

  it.each(["CROWD3@", "maría", "100%", "gómez_r", "9988"])(
    "finds people by part of what they are: %s",
    async (filter) =>
      expect(emails(await list(`?filter=${encodeURIComponent(filter)}`))).toEqual(["crowd3@example.org"]),
  );

  it.each(["%", "_", "\\"])("takes wildcards for what they are: %s", async (filter) =>
    expect(emails(await list(`?filter=${encodeURIComponent(`crowd${filter}`)}`))).toEqual([]),
  );

  it.each([`"><x>;, rel="next"`, "' OR 1=1 --"])(
    "finds nobody by hostile words, and repeats them safely: %s",
    async (filter) => {
      const { status, body, headers } = await list(`?filter=${encodeURIComponent(filter)}`);
      expect([status, body["users"]]).toEqual([200, []]);
      expect(headers.get("link")).toMatch(/^<\/admin\/users\?page=1&filter=[^<>;,"']+>; rel="last"$/);
    },
  );

  it.each(["?page=0", "?page=-1", "?page=x", "?page=1.5", "?page=99999999999999999999", "?per_page=0", "?per_page=-5"])(
    "refuses %s",
    async (query) => expect(await list(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } }),
  );

  it.each(["?sort=email%20asc", "?sort=created_at", "?sort=created_at%20sideways", "?sort=created_at%20asc%3B--"])(
    "refuses %s",
    async (query) => expect(await list(query)).toMatchObject({ status: 400, body: { code: "validation_failed" } }),
  );

  it("ends quietly after its last page, and never gives more than a thousand", async () => {
    expect((await list("?page=999999999&per_page=1000")).body["users"]).toEqual([]);
    const { headers, body } = await list("?per_page=5000&page=");
    expect(body["users"]).toHaveLength(12);
    expect(headers.get("link")).toBe('</admin/users?page=1&per_page=5000>; rel="last"');
  });
});
