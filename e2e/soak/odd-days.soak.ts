/** Asks every page for days at the ends of time and for days that never were, in each parameter that it looks for. */
import { ask } from "#e2e/http.ts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { parameterNames } from "./attacked-addresses.ts";
import { everyPage } from "./found-forms.ts";
import type { Soak } from "./main.ts";
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

const isOfTime = (name: string) =>
  /^(after|at|before|day|days|erased|first|from|gone|moved|new|old|on|since|until|week|month)$/.test(name);

const oddDays: Soak = async ({ log, progress }) => {
  const app = await startServer({}, "build-e2e");
  try {
    const { cookie } = await owner(app.url);
    const [pages, names] = [await everyPage(), await parameterNames()];
    const problems: string[] = [];
    for (const page of pages.slice(progress.done)) {
      // All at once, and each by itself: of several, the first that is refused hides the others.
      const queries = days.flatMap((day) => [
        names.map((name) => `${name}=${encodeURIComponent(day)}`).join("&"),
        ...names.filter(isOfTime).map((name) => `${name}=${encodeURIComponent(day)}`),
      ]);
      for (const query of queries) {
        const { status } = await ask(`${app.url}${page}?${query}`, { headers: { accept: "text/html", cookie } });
        if (status >= 500) problems.push(`${page}?${query.slice(0, 80)}: ${status}`);
      }
      if (problems.length === 0) progress.save(progress.done + 1);
    }
    log(`${pages.length} pages, ${days.length} days, ${names.length} parameters`);
    return [...problems, ...loggedProblems(app.output(), { requests: new Map() })];
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

export default oddDays;
