/** Every form there is: those of a fresh demonstration, and those of what comes about when some of them are sent. */
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { ask } from "#e2e/http.ts";
import { findForms, type FoundForm } from "./found-forms.ts";
import { filledIn, sendEntries, type Sender } from "./sent-form.ts";

/** An owner with a session of their own, since one's own account has forms as well. */
export async function owner(url: string): Promise<Sender> {
  const key = /sb_publishable_[\w-]+/.exec((await ask(`${url}/login`)).body.toString())![0];
  const { auth } = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { email } = demoAccounts.find(({ role }) => role === "owner")!;
  const { data, error } = await auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  const stored = `base64-${Buffer.from(JSON.stringify(data.session)).toString("base64url")}`;
  const session = stored.match(/.{1,3180}/g)!.map((value, chunk) => `cuadrante-auth.${chunk}=${value}`);
  return { url, cookie: ["act-as=owner", "i18n_redirected=en", ...session].join("; ") };
}

/** Someone else who may do everything: what one proposes, another confirms. */
export const anotherOwner = (url: string): Sender => ({ url, cookie: "act-as=another-owner; i18n_redirected=en" });

export const visitor = (url: string): Sender => ({ url, cookie: "i18n_redirected=en" });

const openPages = [
  "/login",
  "/login/code",
  "/login/forgot",
  "/auth/confirm?token_hash=abc&type=magiclink&redirect_to=x",
];

/** Requests that create another page: records, messages with a link, and proposals that wait for another person. */
const makesMore =
  /\/create($|\?)|[?&]do=(send-link|request|send|propose|file|plan|pay)\b|move=block|\/workers\/(bulk|views|without)|\/lists\/(add|combine)/;

export async function reachedForms(url: string): Promise<{ form: FoundForm; sender: Sender }[]> {
  const strangers = visitor(url);
  const someone = await owner(url);
  const open = await findForms({ ...strangers, starts: openPages, mostPages: openPages.length });
  const first = await findForms({ ...someone, starts });
  for (const form of first.filter(({ action }) => makesMore.test(action)))
    await sendEntries(someone, form.action, filledIn(form), form.isMultipart);
  // Letters are written by a job.
  await pause(3_000);
  const second = await findForms({ ...someone, starts });
  const all = [
    ...open.map((form) => ({ form, sender: strangers })),
    ...[...second, ...first].map((form) => ({ form, sender: someone })),
  ];
  const once = Map.groupBy(all, ({ form }) => `${form.route} ${form.action.replaceAll(/[0-9a-f-]{36}/g, "")}`);
  return [...once.values()].map(([sample]) => sample!);
}

const starts = ["/admin", "/admin/profile", "/admin/mailbox", "/admin/workers/import", "/admin/settings/retention/run"];
