import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { localeRedirect, switchLocale, type LocaleOptions } from "./locale-redirect.ts";

const options: LocaleOptions = { domains: new Map([["cuadrante.es", "es"]]), rootRedirect: undefined, secure: false };
const browser = { accept: "text/html,*/*", "user-agent": "Mozilla/5.0 Firefox/140.0", "accept-language": "es-ES" };

async function visit(
  path: string,
  headers: Record<string, string | undefined> = {},
  changed: Partial<LocaleOptions> = {},
) {
  const app = new Hono();
  app.get("/api/locale/:locale", switchLocale(false));
  app.use(localeRedirect({ ...options, ...changed }));
  // As the real pages do: an answer of its own, not made by the context.
  app.all("*", () => new Response("page"));
  const sent = Object.entries({ ...browser, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const answer = await app.request(`http://staff.example${path}`, { headers: sent });
  return { status: answer.status, to: answer.headers.get("location"), cookie: answer.headers.get("set-cookie") };
}
const stays = { status: 200, to: null, cookie: null };
const goesTo = (to: string) => ({ status: 302, to, cookie: null });

describe("an address without prefix", () => {
  it("goes to the browser's language, keeping path and query", async () =>
    expect(await visit("/login?next=%2Fadmin&x=1")).toEqual(goesTo("/es/login?next=%2Fadmin&x=1")));
  it("keeps the path as it was sent", async () => {
    expect(await visit("/caf%C3%A9/a%20b%25")).toEqual(goesTo("/es/caf%C3%A9/a%20b%25"));
    expect(await visit("/x%0d%0aSet-Cookie:a=b")).toEqual(goesTo("/es/x%0d%0aSet-Cookie:a=b"));
  });
  it("goes to the cookie's language first", async () => {
    expect(await visit("/", { cookie: "i18n_redirected=es", "accept-language": "en" })).toEqual(goesTo("/es"));
    expect(await visit("/", { cookie: "i18n_redirected=en" })).toEqual(stays);
  });
  it("goes to the domain's language last", async () =>
    expect(await visit("/", { "accept-language": "fr", host: "cuadrante.es" })).toEqual(goesTo("/es")));
  it("stays in English otherwise", async () =>
    expect(await visit("/", { "accept-language": undefined })).toEqual(stays));
  it.each([
    ["a crawler", "/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a call", "/api/user", {}],
    ["a file", "/assets/entry.js", {}],
    ["data of a page", "/login.data", {}],
    ["anything but a page", "/", { accept: "application/json" }],
  ])("stays for %s", async (_, path, headers) => expect(await visit(path, headers)).toEqual(stays));
});

describe("an address under /es", () => {
  const remembered = "i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax";
  it("always wins, and is remembered for a year", async () =>
    expect(await visit("/es/login", { cookie: "i18n_redirected=en", "accept-language": "en" })).toEqual({
      ...stays,
      cookie: remembered,
    }));
  it("has one spelling: shouted it is an address like any other", async () => {
    expect(await visit("/ES/login?x=1", { cookie: "i18n_redirected=en" })).toEqual(stays);
    expect(await visit("/Es", { cookie: "i18n_redirected=es" })).toEqual(goesTo("/es/Es"));
  });
  it("is not remembered twice", async () =>
    expect(await visit("/es", { cookie: "i18n_redirected=es" })).toEqual(stays));
});

describe("the language switch", () => {
  it("sets the cookie first and goes to the same page", async () => {
    expect(await visit("/api/locale/en?to=/es/admin/lists%3Fq%3D1")).toEqual({
      status: 302,
      to: "/admin/lists?q=1",
      cookie: "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax",
    });
    expect(await visit("/api/locale/es?to=/")).toMatchObject({ to: "/es" });
  });
  it.each([
    "/api/locale/fr?to=/",
    "/api/locale/es?to=//evil.test",
    "/api/locale/es?to=/%5Cevil.test",
    "/api/locale/es?to=https://evil.test",
    "/api/locale/en?to=/es//evil.test",
    "/api/locale/en?to=/x/..//evil.test",
    "/api/locale/en?to=/.//evil.test",
    "/api/locale/en?to=/es/%5cevil.test",
    "/api/locale/en?to=/es%09//evil.test",
  ])("refuses %s", async (path) => expect(await visit(path)).toMatchObject({ status: 400 }));
});

describe("the root", () => {
  it("may lead elsewhere, in the visitor's language", async () => {
    expect(await visit("/", {}, { rootRedirect: "/login" })).toEqual(goesTo("/es/login"));
    expect(await visit("/", { "accept-language": "en" }, { rootRedirect: "/login" })).toEqual(goesTo("/login"));
    expect(await visit("/es", { cookie: "i18n_redirected=es" }, { rootRedirect: "/login" })).toEqual(
      goesTo("/es/login"),
    );
  });
});
