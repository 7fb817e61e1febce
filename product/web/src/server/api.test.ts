import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { theSystem, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { demoAccounts } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { saveRouteRule } from "#features/site/route-rules/commands.server.ts";
import { anOpenForm } from "#testing/sign-up-form.ts";
import { noOne } from "./sessions/identify-session.ts";
import { createApi } from "./api.ts";
import { createBuilds } from "#server/pages/builds.ts";
import { keepRouteRules } from "#server/middleware/route-rules.ts";

const { query } = useTestDatabase();
const rules = keepRouteRules({ availability: { unlessAway: (work) => work }, listedHosts: ["shop.example"] });
const sentences = {
  shell: { error: "Error" },
  request: { "refused:file/large": "Too large", "refused:worker/gone": "Gone" },
  people: { heading: "Workers" },
};
const app = new Hono()
  .route(
    "/api",
    createApi({
      rules,
      secure: false,
      identify: async () => noOne,
      callerOf: () => ({ address: "", userAgent: "", language: "" }),
    }),
  )
  .route(
    "/",
    createBuilds({
      buildId: "b1",
      builtAt: 1,
      catalogue: { en: sentences, es: sentences },
      usedCatalogues: new Set(["shell+request"]),
    }),
  );
const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, caching: answer.headers.get("cache-control"), body: await answer.json() };
};

describe("calls", () => {
  it("nobody is signed in yet", async () =>
    expect(await get("/api/user")).toEqual({ status: 200, caching: "no-store", body: null }));
  it("tells whether a form takes sign-ups, and nothing else of it", async () => {
    const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Sign-ups', 'ES') RETURNING id");
    const { id, slug } = await anOpenForm(rows[0].id);
    const closed = await anOpenForm(rows[0].id, { state: "closed" });
    const canSignUp = async (formId: string) => get(`/api/can-signup?formId=${formId}`);
    expect(await canSignUp(id)).toEqual({ status: 200, caching: "no-store", body: true });
    expect(await canSignUp(slug)).toMatchObject({ status: 200, body: true });
    for (const formId of [closed.id, "x", "", "%00", "a".repeat(900)])
      expect(await canSignUp(formId)).toEqual({ status: 200, caching: "no-store", body: false });
    expect(await get("/api/can-signup")).toMatchObject({ status: 200, body: false });
  });
  it("tells whoever tries many names to wait", async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => app.request("/api/can-signup?formId=")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.at(-1)!.headers.get("retry-after")).toBe("10");
  });
  it("an unknown one is a JSON 404", async () =>
    expect(await get("/api/nothing")).toMatchObject({
      status: 404,
      body: { statusCode: 404, statusMessage: "Page not found: /api/nothing" },
    }));
});

describe("the current user", () => {
  const { id } = demoAccounts[5];
  const readUser = async () => {
    const session = {
      signedIn: { userId: id, assurance: "aal1", sessionId: crypto.randomUUID() },
      client: () => ({ auth: { getUser: async () => ({ data: { user: { id } } }) } }),
    } as never;
    const api = createApi({
      rules,
      secure: false,
      identify: async () => ({ ...noOne, session }),
      callerOf: () => ({ address: "", userAgent: "", language: "" }),
    });
    return (await api.request("/user")).json();
  };

  it("who is no worker cannot work, and nothing is said of why", async () => {
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Wanda', 'en') ON CONFLICT DO NOTHING", [
      id,
    ]);
    expect(await readUser()).toMatchObject({ id, canWork: false, clearance: null });
  });

  it("who is one is told whether they can, and why not, but for what is the office's alone", async () => {
    const { rows } = await query("INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES') RETURNING id");
    await query(
      `INSERT INTO app.worker (code, status, first_name, country, language, worker_type, legal_entity_id, source, user_id, nationality)
       VALUES ('W-USER', 'suspended', 'Wanda', 'ES', 'es', 'volunteer', $1, 'office', $2, 'ES')`,
      [rows[0].id, id],
    );
    const { canWork, clearance } = await readUser();
    expect([canWork, clearance.verdict]).toEqual([false, "BLOCK"]);
    expect(clearance.reasons.map(({ code }: { code: string }) => code)).toEqual([
      "age.unknown",
      "identity.missing",
      "document.missing",
      "document.missing",
    ]);
    expect(JSON.stringify(clearance)).not.toMatch(/suspended|private/);
  });
});

describe("the names of people who have a record open", () => {
  const [first, second] = demoAccounts;
  const asking = (actor: Actor, search = `kind=page&ids=${first.id},${second.id}`) =>
    createApi({
      rules,
      secure: false,
      identify: async () => ({ ...noOne, actor }),
      callerOf: () => ({ address: "", userAgent: "", language: "" }),
    }).request(`/live/people?${search}`);
  const holding = (...permissions: Permission[]): Actor => ({
    kind: "person",
    id: first.id,
    name: first.name,
    grants: permissions.map((permission) => ({ permission, scope: "all" })),
  });

  it("are told to who may open it too", async () => {
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [second.id, second.name]);
    // A person who is no colleague, such as a worker, cannot be present.
    expect(await (await asking(holding("page.view"))).json()).toEqual([]);
    await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, 'x@live.test', now())", [second.id]);
    await query(`INSERT INTO app."group" (key, name_en, name_es) VALUES ('readers', 'Readers', 'Lectores')`);
    await query(`INSERT INTO app.group_permission SELECT id, 'page.view' FROM app."group" WHERE key = 'readers'`);
    await query(
      `INSERT INTO app.membership (user_id, group_id, scope_kind, scope_id)
       SELECT $1, id, 'entity', 'here' FROM app."group" WHERE key = 'readers'`,
      [second.id],
    );
    const answer = await asking(holding("page.view"));
    expect([answer.status, await answer.json()]).toEqual([200, [{ id: second.id, name: second.name }]]);
  });
  it("and only of those who may open it where the asker may", async () => {
    const at = (id: string): Actor =>
      ({
        ...holding(),
        grants: [{ permission: "page.view", scope: { kind: "entity", id } }],
      }) as Actor;
    expect(await (await asking(at("here"))).json()).toHaveLength(1);
    expect(await (await asking(at("elsewhere"))).json()).toEqual([]);
    await query("UPDATE app.membership SET scope_kind = 'all', scope_id = ''");
    expect(await (await asking(at("elsewhere"))).json()).toHaveLength(1);
  });
  it("and to nobody else", async () => {
    expect((await asking(holding("shift.view"))).status).toBe(403);
    expect((await asking({ kind: "nobody" })).status).toBe(403);
    expect((await asking(holding("page.view"), "kind=toString&ids=1")).status).toBe(403);
    expect(await (await asking(holding("page.view"), "kind=page&ids=nonsense")).json()).toEqual([]);
  });
});

describe("route rules", () => {
  it("are looked up per path, in each language", async () => {
    await saveRouteRule(theSystem, { from: "/jobs", to: "/login", status: 302, active: true }, []);
    expect((await get("/api/route-rules?path=/jobs")).body).toEqual({
      redirect: { to: "/login", status: 302, external: false },
    });
    expect((await get("/api/route-rules?path=/es/jobs")).body).toEqual({
      redirect: { to: "/es/login", status: 302, external: false },
    });
    expect((await get("/api/route-rules?path=/elsewhere")).body).toEqual({});
    expect((await get("/api/route-rules")).body).toEqual({});
  });
  it("lead outside to listed hosts only, and never back to where they began", async () => {
    await query(
      "INSERT INTO app.route_rule VALUES ('/shop', 'https://shop.example/', 302, true), ('/evil', 'https://evil.test/', 302, true), ('/a', '/es/a', 302, true), ('/gate', '/jobs', 302, true)",
    );
    rules.forgetAll();
    expect((await get("/api/route-rules?path=/shop")).body).toMatchObject({ redirect: { external: true } });
    expect((await get("/api/route-rules?path=/evil")).body).toEqual({});
    expect((await get("/api/route-rules?path=/gate")).body).toEqual({});
    expect((await get("/api/route-rules?path=/es/gate")).body).toEqual({});
    expect((await get("/api/route-rules?path=/es/a")).body).toEqual({});
  });
  it("are read anew once one has changed", async () => {
    await saveRouteRule(theSystem, { from: "/jobs", to: "/conditions", status: 302, active: true }, []);
    rules.forget(new Set(["page"]));
    expect((await get("/api/route-rules?path=/jobs")).body).toMatchObject({ redirect: { to: "/login" } });
    rules.forget(new Set(["route-rule"]));
    expect((await get("/api/route-rules?path=/jobs")).body).toMatchObject({ redirect: { to: "/conditions" } });
  });
});

describe("icons", () => {
  it("come by name", async () => {
    const { status, body } = await get("/api/_nuxt_icon/lucide.json?icons=users,no-such-icon");
    expect([status, Object.keys(body.icons), body.not_found]).toEqual([200, ["users"], ["no-such-icon"]]);
  });
  it.each(["unknown.json", "..%2flucide.json", "lucide"])("of an unknown set are not found: %s", async (file) =>
    expect((await get(`/api/_nuxt_icon/${file}?icons=users`)).status).toBe(404),
  );
});

describe("builds", () => {
  it("tell which one is served, and what it is", async () => {
    expect(await get("/builds/latest.json?1763170000")).toEqual({
      status: 200,
      caching: "no-store",
      body: { id: "b1", timestamp: 1 },
    });
    expect(await get("/builds/meta/b1.json")).toMatchObject({ status: 200, body: { id: "b1" } });
    expect((await get("/builds/meta/b0.json")).status).toBe(404);
  });
  it("have their messages for good; under another build's address nobody keeps them", async () => {
    expect(await get("/_i18n/b1/es/messages.json")).toEqual({
      status: 200,
      caching: "public, max-age=31536000, immutable",
      body: sentences,
    });
    expect(await get("/_i18n/b0/en/messages.json")).toMatchObject({ status: 200, caching: "no-cache" });
    expect((await get("/_i18n/b1/fr/messages.json")).status).toBe(404);
  });
  it("have those of one kind of page, without the refusals that come with an answer; of slices that no page has, none", async () => {
    expect(await get("/_i18n/b1/es/of/shell+request.json")).toEqual({
      status: 200,
      caching: "public, max-age=31536000, immutable",
      body: { shell: { error: "Error" }, request: { "refused:file/large": "Too large" } },
    });
    expect(await get("/_i18n/b0/en/of/shell+request.json")).toMatchObject({ status: 200, caching: "no-cache" });
    for (const other of ["es/of/request+shell", "es/of/shell+people", "es/of/__proto__", "fr/of/shell+request"])
      expect((await get(`/_i18n/b1/${other}.json`)).status).toBe(404);
  });
});
