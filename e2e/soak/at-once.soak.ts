/** Every form there is, sent twelve times in the same moment: none fails, and nobody else notices. */
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { honestProblems } from "./honest.ts";
import type { Soak } from "./main.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import { owner, reachedForms } from "./reached-forms.ts";
import { filledIn, sendEntries, type Entry, type Sender } from "./sent-form.ts";

const times = 12;

const atOnce: Soak = async ({ log, progress }) => {
  if (progress.done > 0) return [];
  const app = await startServer({}, "build-e2e");
  try {
    const problems: string[] = [];
    const forms = (await reachedForms(app.url)).toSorted((first, second) => rank(first) - rank(second));
    log(`${forms.length} forms, each sent ${times} times at once`);
    const figures = { alike: [] as Timed[], apart: [] as Timed[] };
    for (const { form, sender } of forms) {
      const entries = filledIn(form);
      // Once as a finger that slips sends it, and once as twelve people would.
      for (const [how, make] of [
        ["alike", () => entries],
        ["apart", () => apart(entries)],
      ] as const) {
        const by = endsTheSession(form.action) ? await signedInAnew(app.url) : sender;
        const answers = await Promise.all(
          Array.from({ length: times }, () =>
            timed(form.action, () => sendEntries(by, form.action, make(), form.isMultipart)),
          ),
        );
        figures[how].push(...answers);
        const failed = answers.filter(({ status }) => status >= 500);
        if (failed.length > 0) problems.push(`${form.action}: ${failed.length} of ${times} were ${failed[0]!.status}`);
      }
    }
    for (const [how, answers] of Object.entries(figures)) log(`${how}: ${summary(answers)}`);
    const { status } = await ask(`${app.url}/readyz`);
    const all = [
      ...problems,
      ...(status === 200 ? [] : [`readyz: ${status}`]),
      ...loggedProblems(app.output(), { requests: new Map() }).filter((line) => !line.includes("Another backup")),
      ...(await honestProblems(app.url)),
    ];
    if (all.length === 0) progress.save(1);
    return all;
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

/** Sent last and by somebody of their own: all that is sent later by the same person would only be told to sign in. */
const endsTheSession = (action: string) => /^\/logout|[?&]do=sessions\b/.test(action);
const rank = ({ form }: { form: { action: string } }) => (endsTheSession(form.action) ? 1 : 0);

/** By the session alone, so that who has signed out is nobody. */
async function signedInAnew(url: string): Promise<Sender> {
  const { cookie } = await owner(url);
  return { url, cookie: cookie.replace(/act-as=[^;]*; /, "") };
}

type Timed = { action: string; status: number; ms: number };

async function timed(action: string, send: () => Promise<{ status: number }>): Promise<Timed> {
  const began = performance.now();
  const { status } = await send();
  return { action, status, ms: Math.round(performance.now() - began) };
}

/** How many were answered how, and after how long. */
function summary(answers: readonly Timed[]): string {
  const sorted = answers.toSorted((first, second) => first.ms - second.ms);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, those]) => `${those!.length} with ${status}`,
  );
  const [half, most, last] = [at(0.5), at(0.95), at(1)];
  return `${answers.length} answers, ${statuses.join(", ")}; half within ${half?.ms} ms, 95 % within ${most?.ms} ms, the last after ${last?.ms} ms (${last?.action})`;
}

const apart = (entries: readonly Entry[]): Entry[] =>
  entries.map(([name, value]) => (name === "submission-key" ? [name, crypto.randomUUID()] : [name, value]));

export default atOnce;
