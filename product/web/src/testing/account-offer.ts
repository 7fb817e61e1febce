/** Approved applicants, accounts at the embedded service, and the page of the offer in the browser of somebody who is signed in. */
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { demoPassword } from "@product/database/demo/accounts";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import * as page from "#features/site/account-offer/account.page.tsx";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { localeOf } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { sessionContext } from "#request/session.ts";
import { clientForRequest, passingClient, type AnswerCookie } from "#server/sessions/auth-service.ts";
import { createSessions } from "#server/sessions/sessions.ts";
import { renderedPage } from "#testing/rendered-page.tsx";
import { useServices } from "#testing/services.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";

const site = "https://staff.example";
const caller = { address: "198.51.100.9", userAgent: "a browser", language: "en" };

let addresses = 0;
const newAddress = () => `had-one-${(addresses += 1)}@account.test`;

export function useAccountOffer() {
  const { query, url, entities } = useTwoEntities();
  const its = useServices({ databaseUrl: url, siteUrl: site });
  const sessions = () => createSessions({ config: its.config, services: its.services, siteUrl: site, secure: false });
  const admin = () => passingClient(sessions().service, sessions().service.secretKey).auth.admin;

  /** Somebody whose application was approved, with the link by which they see that. */
  async function approved(email: string) {
    const form = await anOpenForm(entities.ribera);
    const answers = await someAnswers({ email });
    const { token } = await startApplication((await openForm(form.id))!, answers, "es", "about");
    const { status } = await submitApplication(token, true);
    const { id } = (await behindResumeLink(token))!.application;
    const { workerId } = await acceptApplication(who(["submission.approve"]), { applicationId: id, version: 2 });
    return { token: status!, workerId };
  }

  async function account(email: string) {
    const { data, error } = await admin().createUser({ email, password: demoPassword, email_confirm: true });
    if (error) throw error;
    return data.user.id;
  }

  /** The cookies of a browser in which they have just signed in. */
  async function signedIn(email: string): Promise<string> {
    const cookies = new Map<string, string>();
    const onCookies = (changed: AnswerCookie[]) => {
      for (const each of changed) if (typeof each !== "string") cookies.set(each.name, each.value);
    };
    const options = { secure: false, onCookies };
    const { auth } = clientForRequest(sessions().service, new Request(site), caller, options);
    const { error } = await auth.signInWithPassword({ email, password: demoPassword });
    if (error) throw error;
    return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  const identified = (cookie: string) => sessions().identify(new Request(site, { headers: { cookie } }), caller);

  /** The page of the offer in such a browser: what it shows, and what a press answers. */
  function browser(token: string, cookie = "", language = "") {
    const at = `${language}/signup/status/${token}/account`;
    const params = { token };
    const show = async (actionData?: object) => {
      const { actor, session } = await identified(cookie);
      return renderedPage(page, { actor, session, at, params, actionData });
    };
    const press = async (search = "") => {
      const { actor, session } = await identified(cookie);
      const context = new RouterContextProvider();
      context.set(actorContext, actor);
      context.set(sessionContext, session);
      const report = (error: unknown) => expect.fail(String(error));
      const facts = { id: crypto.randomUUID(), locale: localeOf(at), settings: { origin: site }, report };
      context.set(requestContext, facts as never);
      const request = new Request(`${site}${at}${search}`, { method: "POST" });
      const answer = await page.action({ request, context, params } as never);
      return answer instanceof Response ? answer.headers.get("location")! : answer.data;
    };
    return { at, show, press };
  }
  const accountOf = async (workerId: string) =>
    (await query("SELECT user_id FROM app.worker WHERE id = $1", [workerId])).rows[0].user_id;
  const actorOf = async (cookie: string) => (await identified(cookie)).actor;

  return { query, approved, newAddress, account, signedIn, browser, accountOf, actorOf };
}
