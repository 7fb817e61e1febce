/** Fills the forms of the back office with what nobody should type: no server error, and the field is named in the reader's language. */
import { ask } from "#e2e/http.ts";
import { formsIn, type FormField } from "./forms-on-page.ts";
import { actingRoutes, findForms, type FoundForm } from "./found-forms.ts";
import { oddTexts } from "./odd-texts.ts";
import { randomFrom, type Random } from "./random.ts";

export type FormOutcome = { problems: string[]; statuses: Record<number, number>; named: number };

/** Forms in which something can be typed; what is typed may be carried out, so that they need an app of their own. */
export async function formsToType(url: string, everywhere: boolean): Promise<FoundForm[]> {
  const pages = (await actingRoutes()).map(({ path }) => path).filter((path) => !path.includes(":"));
  const crawl = everywhere ? { starts: ["/admin"] } : { starts: pages, mostPages: pages.length };
  const found = await findForms({ url, cookie: cookieIn("en"), ...crawl });
  return found.filter(({ fields }) => fields.some(({ type }) => typedTypes.has(type)));
}

const typedTypes = new Set(["text", "textarea", "email", "tel", "number", "date", "search", "url", "password"]);

export async function sendBadForms(options: {
  url: string;
  seed: string;
  forms: readonly FoundForm[];
  from?: number;
  perForm: number;
}): Promise<FormOutcome> {
  const { url, seed, forms, from = 0, perForm } = options;
  const outcome: FormOutcome = { problems: [], statuses: {}, named: 0 };
  for (const form of forms)
    for (let number = from; number < perForm; number += 1) {
      const random = randomFrom(`${seed} ${kindOf(form.action)} ${number}`);
      await sendOne(url, form, random, outcome);
    }
  return outcome;
}

const cookieIn = (language: string) => `act-as=owner; i18n_redirected=${language}`;

async function sendOne(url: string, form: FoundForm, random: Random, outcome: FormOutcome): Promise<void> {
  const isSpanish = random.chance(0.5);
  const [prefix, language] = isSpanish ? ["/es", "es"] : ["", "en"];
  const headers = { accept: "text/html", cookie: cookieIn(language) };
  const html = (await ask(url + prefix + form.page, { headers })).body.toString();
  // An earlier submission may have removed the form.
  const there = formsIn(html, form.page).find(({ action }) => action.replace(/^\/es/, "") === form.action);
  if (!there) return;
  const body = new URLSearchParams(spoiled(there.fields, random)).toString();
  const answer = await ask(url + prefix + form.action, {
    method: "POST",
    headers: { ...headers, origin: url, "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  const { status } = answer;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  const description = `${form.action} (${language}): ${status} for ${body.slice(0, 600)}`;
  // Some show what was asked for instead of leading on.
  // Guesses at the PIN of a device are counted, and soon not taken any more.
  const isGuess = status === 429 && form.action.endsWith("/gate");
  if (![200, 303, 400, 422].includes(status) && !isGuess) outcome.problems.push(description);
  if (status !== 422) return;
  const page = answer.body.toString();
  if (!page.includes(`lang="${isSpanish ? "es-ES" : "en-UK"}"`))
    outcome.problems.push(`another language: ${description}`);
  // A summary with a way to each field, the fault at the field, or the sentence of a refusal.
  const alerts = [...page.matchAll(/role="alert"[^>]*>([\s\S]*?)<\/div>/g)].map(([, text]) => text);
  if (alerts.every((alert) => alert === "") && !page.includes('aria-invalid="true"'))
    outcome.problems.push(`says nothing: ${description}`);
  if (/role="alert"[\s\S]*?<li><a href="#/.test(page)) outcome.named += 1;
}

/** The same for two records, so that a run can be repeated. */
const kindOf = (action: string) => action.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");

/** Some fields hold something odd, one may be missing, one may come twice, one may be none of the form's. */
function spoiled(fields: FormField[], random: Random): [string, string][] {
  const ticked = fields.filter(({ type }) => (type !== "checkbox" && type !== "radio") || random.chance(0.3));
  const filled = ticked.map(({ name, value }): [string, string] => [
    name,
    name === "submission-key" || random.chance(0.4) ? value || random.pick(oddTexts) : random.pick(oddTexts),
  ]);
  const kept = filled.filter(() => !random.chance(0.05));
  if (kept.length > 0 && random.chance(0.2)) kept.push([random.pick(kept)[0], random.pick(oddTexts)]);
  if (random.chance(0.1)) kept.push([random.pick(["__proto__", "constructor", "permissions[0]", "id"]), "x"]);
  return kept;
}
