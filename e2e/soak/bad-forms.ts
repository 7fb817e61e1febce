/** Fills the forms of the back office with what nobody should type: no server error, and the field is named in the reader's language. */
import { ask } from "#e2e/http.ts";
import { oddTexts } from "./odd-texts.ts";
import { randomFrom, type Random } from "./random.ts";

/** Pages whose form is sent to the page itself; what is typed may be carried out, so that they need an app of their own. */
const formPages = [
  "/admin/content/home",
  "/admin/groups-and-permissions/create",
  "/admin/staff/invite",
  "/admin/settings/entities/create",
  "/admin/settings/roles/create",
  "/admin/settings/document-types/create",
  "/admin/settings/qualifications/create",
  "/admin/settings/contract-templates/create",
  "/admin/settings/holidays/create",
  "/admin/settings/retention/messages",
  "/admin/clients/create",
  "/admin/lists/create",
  "/admin/venues/create",
  "/admin/workers/create",
  "/admin/settings/branding",
  "/admin/workers/import",
  "/admin/workers/views/create",
] as const;

export type FormOutcome = { problems: string[]; statuses: Record<number, number>; named: number };

export async function sendBadForms(options: {
  url: string;
  seed: string;
  from?: number;
  perForm: number;
}): Promise<FormOutcome> {
  const { url, seed, from = 0, perForm } = options;
  const outcome: FormOutcome = { problems: [], statuses: {}, named: 0 };
  for (const page of formPages)
    for (let number = from; number < perForm; number += 1) {
      const random = randomFrom(`${seed} ${page} ${number}`);
      await sendOne(url, page, random, outcome);
    }
  return outcome;
}

async function sendOne(url: string, page: string, random: Random, outcome: FormOutcome): Promise<void> {
  const isSpanish = random.chance(0.5);
  const address = `${url}${isSpanish ? "/es" : ""}${page}`;
  const headers = { accept: "text/html", cookie: `act-as=owner; i18n_redirected=${isSpanish ? "es" : "en"}` };
  const fields = fieldsIn((await ask(address, { headers })).body.toString());
  const body = new URLSearchParams(spoiled(fields, random)).toString();
  const answer = await ask(address, {
    method: "POST",
    headers: { ...headers, origin: url, "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  const { status } = answer;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  const told = `${page} (${isSpanish ? "es" : "en"}): ${status} for ${body.slice(0, 600)}`;
  if (![303, 400, 422].includes(status)) outcome.problems.push(told);
  if (status !== 422) return;
  const html = answer.body.toString();
  if (!html.includes(`lang="${isSpanish ? "es-ES" : "en-UK"}"`)) outcome.problems.push(`another language: ${told}`);
  // A summary with a way to each field, or the sentence of a refusal.
  const alert = /role="alert"[^>]*>([\s\S]*?)<\/div>\s*<\/div>/.exec(html)?.[1] ?? "";
  if (alert === "") outcome.problems.push(`says nothing: ${told}`);
  if (alert.includes('href="#')) outcome.named += 1;
}

type FormField = { name: string; value: string };

/** The fields of the page's posting form, with what they hold. */
function fieldsIn(html: string): FormField[] {
  const form = [...html.matchAll(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)]
    .map(([text]) => text)
    .find((text) => text.includes('name="submission-key"') && !text.includes('action="/'));
  const tags = form?.matchAll(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
  return [...tags].flatMap(([tag]) => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const isUnticked = /type="(?:checkbox|radio)"/.test(tag) && !/\bchecked\b/.test(tag);
    return name && !isUnticked ? [{ name, value: /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "" }] : [];
  });
}

/** Some fields hold something odd, one may be missing, one may come twice, one may be none of the form's. */
function spoiled(fields: FormField[], random: Random): [string, string][] {
  const filled = fields.map(({ name, value }): [string, string] => [
    name,
    name === "submission-key" || random.chance(0.4) ? value || random.pick(oddTexts) : random.pick(oddTexts),
  ]);
  const kept = filled.filter(() => !random.chance(0.05));
  if (kept.length > 0 && random.chance(0.2)) kept.push([random.pick(kept)[0], random.pick(oddTexts)]);
  if (random.chance(0.1)) kept.push([random.pick(["__proto__", "constructor", "permissions[0]", "id"]), "x"]);
  return kept;
}
