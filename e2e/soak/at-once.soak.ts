/** Every form there is, sent twelve times in the same moment: none fails, and nobody else notices. */
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { honestProblems } from "./honest.ts";
import type { Soak } from "./main.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import { reachedForms } from "./reached-forms.ts";
import { filledIn, sendEntries, type Entry } from "./sent-form.ts";

const times = 12;

const atOnce: Soak = async ({ log, progress }) => {
  if (progress.done > 0) return [];
  const app = await startServer({}, "build-e2e");
  try {
    const problems: string[] = [];
    const forms = await reachedForms(app.url);
    for (const { form, sender } of forms) {
      const entries = filledIn(form);
      // Once as a finger that slips sends it, and once as twelve people would.
      for (const make of [() => entries, () => apart(entries)]) {
        const answers = await Promise.all(
          Array.from({ length: times }, () => sendEntries(sender, form.action, make(), form.isMultipart)),
        );
        const failed = answers.filter(({ status }) => status >= 500);
        if (failed.length > 0) problems.push(`${form.action}: ${failed.length} of ${times} were ${failed[0]!.status}`);
      }
    }
    log(`${forms.length} forms, each sent ${times} times at once, alike and apart`);
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

const apart = (entries: readonly Entry[]): Entry[] =>
  entries.map(([name, value]) => (name === "submission-key" ? [name, crypto.randomUUID()] : [name, value]));

export default atOnce;
