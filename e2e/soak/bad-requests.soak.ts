/** Ten thousand bad requests per endpoint: no server error, no death, no honest request that suffers, no growing memory. */
import { removeDataDir, startServer } from "#e2e/server.ts";
import { loggedProblems, sendBadRequests, type Outcome } from "./requests/bad-requests.ts";
import { memoryOf } from "./honest.ts";
import type { Soak } from "./main.ts";
import { patienceProblems } from "./requests/slow-clients.ts";

const perEndpoint = 10_000;
const perRound = 500;
// The first rounds fill caches and let the heap find its size.
const warmUpRounds = 4;
const allowedGrowth = 1.3;

const badRequests: Soak = async ({ seed, log, progress }) => {
  const app = await startServer({}, "build-e2e");
  const memory: number[] = [];
  try {
    for (let from = progress.done; from < perEndpoint; from += perRound) {
      const outcome = await sendBadRequests({ url: app.url, seed, from, perEndpoint: from + perRound });
      memory.push(await memoryOf(app.url));
      log(`${from + perRound} per endpoint: ${statusLine(outcome)}; ${memory.at(-1)!.toFixed(0)} MB`);
      const problems = [...outcome.problems, ...loggedProblems(app.output(), outcome)];
      if (problems.length > 0) return problems;
      progress.save(from + perRound);
    }
    return [...(await patienceProblems(app.url, log)), ...memoryProblems(memory)];
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default badRequests;

function memoryProblems(memory: number[]): string[] {
  const [warm, last] = [median(memory.slice(warmUpRounds, warmUpRounds + 3)), median(memory.slice(-3))];
  return last <= warm * allowedGrowth ? [] : [`memory grew from ${warm.toFixed(0)} to ${last.toFixed(0)} MB`];
}

// A run that was taken up near its end has no rounds after the warm-up to compare.
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

const statusLine = ({ statuses }: Outcome) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status === "0" ? "closed" : status}`)
    .join(", ");
