/** Another app asks to sign somebody in, with the service, the page's questions and the session check as the product joins them. */
import { createHash, randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Person } from "@product/domain/actor";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { answerQuestion, askedQuestion } from "#features/access/connected-apps/questions.server.ts";
import { connectedAppsOf, removeConnectedApp } from "#features/access/profile/elsewhere/connected-apps.server.ts";
import { sessionContext, type RequestSession } from "#request/session.ts";
import { useServices } from "#testing/services.ts";
import { lastActs } from "#testing/world.ts";
import { callAsServer, embeddedService, passingClient } from "./auth-service.ts";
import { createSessionCheck } from "./session-check.ts";

const { url } = useTestDatabase();
const site = "https://staff.example";
const back = "https://board.example/back";
const its = useServices({ databaseUrl: url, siteUrl: site, environment: { OAUTH_SERVER: "on" } });

const caller = { address: "198.51.100.9", userAgent: "a program", language: "en" };
const service = () => embeddedService(its.services, site);

async function signedIn(role: DemoRole) {
  const { id, email } = demoAccounts.find((account) => account.role === role)!;
  const client = passingClient(service(), service().publishableKey, caller);
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  const session = { client: () => client, signedIn: { userId: id } } as unknown as RequestSession;
  const actor = { kind: "person", id, grants: [] } as unknown as Person;
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  const sent = { context, request: new Request(site) };
  return { email, session, sent, actor, token: data.session.access_token };
}

const verifier = randomBytes(32).toString("base64url");

async function newApp() {
  const body = { client_name: "Rota board", redirect_uris: [back] };
  const response = await callAsServer(service())("POST", "/admin/oauth/clients", body);
  const { client_id, client_secret } = response.body as { client_id: string; client_secret: string };
  const id = client_id;
  const asks = async (scope = "openid email") => {
    const parameters = { client_id, redirect_uri: back, scope, state: "s" };
    const code_challenge = createHash("sha256").update(verifier).digest("base64url");
    const query = new URLSearchParams({ ...parameters, code_challenge, code_challenge_method: "S256" });
    const answer = await its.services.auth.request(`/oauth/authorize?${query}`);
    const page = new URL(answer.headers.get("location")!);
    expect(page.origin + page.pathname).toBe(`${site}/oauth/consent`);
    return page.searchParams.get("authorization_id")!;
  };
  const tokens = async (code: string) => {
    const fields = { grant_type: "authorization_code", code, code_verifier: verifier, client_id, client_secret };
    const answer = await its.services.auth.request("/oauth/token", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return (await answer.json()) as { access_token: string; refresh_token: string };
  };
  const renews = async (refresh_token: string) => {
    const fields = { grant_type: "refresh_token", refresh_token, client_id, client_secret };
    return (await its.services.auth.request("/oauth/token", { method: "POST", body: new URLSearchParams(fields) }))
      .status;
  };
  return { id, asks, tokens, renews };
}

/** A question that has been shown to the person. */
async function consentQuestion(app: Awaited<ReturnType<typeof newApp>>, session: RequestSession): Promise<string> {
  const id = await app.asks();
  await askedQuestion(session, id);
  return id;
}

describe("another app", () => {
  it("is shown to the person, and gets a token that opens nothing of the product", async () => {
    const { session, actor, email, token } = await signedIn("planner");
    const app = await newApp();
    const id = await app.asks();
    expect(await askedQuestion(session, id)).toEqual({
      question: { id, app: "Rota board", host: "board.example", email, scopes: ["openid", "email"] },
    });
    const { goTo } = (await answerQuestion(actor, { question: id, answer: "approve" }, session))!;
    expect(goTo.startsWith(`${back}?code=`)).toBe(true);
    expect(await lastActs()).toMatchObject([{ act: "connected-app.allow", subjects: [`account ${actor.id}`] }]);

    const { access_token } = await app.tokens(new URL(goTo).searchParams.get("code")!);
    const { auth } = passingClient(service(), service().publishableKey, caller);
    const askService = async (shown: string) => (await auth.getUser(shown)).data.user ?? undefined;
    const check = createSessionCheck({ askService, trustSeconds: 60 });
    expect(await check.signedIn(token, Date.now())).toMatchObject({ userId: actor.id });
    expect(await askService(access_token)).toMatchObject({ id: actor.id });
    expect(await check.signedIn(access_token, Date.now())).toBeUndefined();

    const second = await askedQuestion(session, await app.asks("email"));
    expect(second).toMatchObject({ goTo: expect.stringContaining(`${back}?code=`) });
  });

  it("is refused, once", async () => {
    const { session, actor } = await signedIn("hr");
    const id = await (await newApp()).asks();
    await askedQuestion(session, id);
    const { goTo } = (await answerQuestion(actor, { question: id, answer: "deny" }, session))!;
    expect(new URL(goTo).searchParams.get("error")).toBe("access_denied");
    expect(await askedQuestion(session, id)).toBeUndefined();
    expect(await answerQuestion(actor, { question: id, answer: "approve" }, session)).toBeUndefined();
    expect(await lastActs()).toMatchObject([{ act: "connected-app.refuse" }]);
  });

  it("loses at once what the person takes back, and is asked about anew", async () => {
    const { session, sent, actor } = await signedIn("editor");
    expect(await connectedAppsOf(sent)).toEqual([]);
    const app = await newApp();
    const { goTo } = (await answerQuestion(
      actor,
      { question: await consentQuestion(app, session), answer: "approve" },
      session,
    ))!;
    const { refresh_token } = await app.tokens(new URL(goTo).searchParams.get("code")!);
    expect(await connectedAppsOf(sent)).toEqual([
      { id: app.id, name: "Rota board", scopes: ["openid", "email"], since: expect.any(String) },
    ]);

    const other = await signedIn("finance");
    await expect(removeConnectedApp(other.actor, { app: app.id }, other.sent)).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
    await removeConnectedApp(actor, { app: app.id }, sent);
    expect(await lastActs()).toMatchObject([{ act: "connected-app.remove", subjects: [`account ${actor.id}`] }]);
    expect(await connectedAppsOf(sent)).toEqual([]);
    expect(await app.renews(refresh_token)).toBe(400);
    expect(await askedQuestion(session, await app.asks())).toMatchObject({ question: { app: "Rota board" } });
  });

  it("of which the service knows nothing has ended", async () =>
    expect(await askedQuestion((await signedIn("gate")).session, crypto.randomUUID())).toBeUndefined());
});
