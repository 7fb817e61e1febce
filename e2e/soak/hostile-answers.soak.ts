/** Ten thousand hostile texts in the answers of the public form: each comes back as the words that it is. */
import { removeDataDir, startServer } from "#e2e/server.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import { answerHostile, beginDraft } from "./hostile-answers.ts";
import type { Soak } from "./main.ts";

const all = 10_000;
const perRound = 500;

const hostileAnswers: Soak = async ({ seed, log, progress }) => {
  const app = await startServer({}, "build-e2e");
  try {
    const draft = await beginDraft(app.url, "camareros-bilbao");
    for (let from = progress.done; from < all; from += perRound) {
      const { problems, statuses } = await answerHostile(app.url, draft, { seed, from, to: from + perRound });
      log(`${from + perRound} texts: ${JSON.stringify(statuses)}`);
      const found = [...problems, ...loggedProblems(app.output(), { requests: new Map() })];
      if (found.length > 0) return found;
      progress.save(from + perRound);
    }
    return [];
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default hostileAnswers;
