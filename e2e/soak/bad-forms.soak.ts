/** Five hundred bad fillings for each form that is found: no server error, and every refusal says in the reader's language what is wrong. */
import { removeDataDir, startServer } from "#e2e/server.ts";
import { formsToType, sendBadForms } from "./bad-forms.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import type { Soak } from "./main.ts";

const perForm = 500;
const perRound = 50;

const badForms: Soak = async ({ seed, log, progress }) => {
  const app = await startServer({}, "build-e2e");
  try {
    const forms = await formsToType(app.url, true);
    log(`${forms.length} forms`);
    for (let from = progress.done; from < perForm; from += perRound) {
      const { problems, statuses, named } = await sendBadForms({
        url: app.url,
        seed,
        forms,
        from,
        perForm: from + perRound,
      });
      log(`${from + perRound} per form: ${JSON.stringify(statuses)}, ${named} with a way to the field`);
      const all = [...problems, ...loggedProblems(app.output(), { requests: new Map() })];
      if (all.length > 0) return all;
      progress.save(from + perRound);
    }
    return [];
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default badForms;
