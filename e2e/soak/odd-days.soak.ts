/**
 * Asks every page for days at the ends of time and for days that never were, in the parameters that it looks for and the fields of its
 * forms. All of them with all days would take half a day: the seed chooses, so that other runs ask for others.
 */
import { removeDataDir, startServer } from "#e2e/server.ts";
import type { Soak } from "./main.ts";
import { askForDays } from "./odd-days.ts";
import { randomFrom } from "./random.ts";
import { loggedProblems } from "./requests/bad-requests.ts";
import { owner } from "./reached-forms.ts";

const days = [
  "0000-00-00",
  "0000-01-01",
  "0001-01-01",
  "-000001-01-01",
  "-271821-04-20",
  "1969-12-31",
  "2026-02-30",
  "2026-13-01",
  "2026-W54",
  "2026-00",
  "9999-12-31",
  "9999-12",
  "275760-09-13",
  "275760-09-14",
  "+999999-12-31",
  "99999999999999999999",
  "-1",
  "1e9",
  "NaN",
  "0001-01-01T00:00",
  "9999-12-31T23:59:60",
  "infinity",
];

const oddDays: Soak = async ({ seed, log, progress }) => {
  if (progress.done > 0) return [];
  const app = await startServer({}, "build-e2e");
  try {
    const sample = { daysOfEach: 6, alone: 6, random: randomFrom(`${seed} days`) };
    const { addresses, forms, requests, failed } = await askForDays(await owner(app.url), days, sample);
    log(`${requests} requests: ${addresses} addresses and ${forms} forms, with some of ${days.length} days each`);
    const logged = loggedProblems(app.output(), { requests: new Map() });
    const all = [...failed, ...logged.filter((line) => line.startsWith("logged: {"))];
    if (all.length === 0) progress.save(1);
    return all;
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default oddDays;
