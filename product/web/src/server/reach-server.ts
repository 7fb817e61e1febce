/** Finds the PostgreSQL that is configured, also when it comes up a little later than the app. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseWasAway, reasonOf } from "@platform/kernel/database-failures";
import { StartProblem } from "@platform/kernel/start-problem";

export type Reaching = {
  /** The setting that a person would have to change. */
  name: string;
  url: string;
  say: (line: string) => void;
  /** Nobody wants to wait any longer. */
  toldToStop: Promise<void>;
  patienceMs?: number;
};

/** Resolves with its version. Every way in which it cannot be used is one line that a person can act on. */
export async function reachServer({ name, url, say, toldToStop, patienceMs = 60_000 }: Reaching): Promise<string> {
  const deadline = Date.now() + patienceMs;
  let stopped = false;
  void toldToStop.then(() => (stopped = true));
  for (let wait = 250, isFirst = true; ; wait = Math.min(wait * 2, 2_000), isFirst = false) {
    try {
      return await serverVersion(name, url);
    } catch (error) {
      if (error instanceof StartProblem) throw error;
      const problem = `${name} cannot be used: ${reasonOf(error)}`;
      if (!databaseWasAway(error) || Date.now() + wait > deadline) throw new StartProblem(`${problem}.`);
      if (isFirst) say(`${problem}; waiting up to ${Math.round(patienceMs / 1000)} s for it`);
      await Promise.race([pause(wait), toldToStop]);
      if (stopped) throw new StartProblem("Stopped while waiting for the database.");
    }
  }
}

/** A line about a problem that a person can mend; undefined for our own faults, which are thrown with all details. */
export function problemOfStart(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message;
  return databaseWasAway(error) ? `The database went away during the start: ${reasonOf(error)}.` : undefined;
}

async function serverVersion(name: string, url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: string }>(
      "SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number",
    );
    const { version, number } = rows[0]!;
    if (Number(number) < 150_000)
      throw new StartProblem(`${name} leads to PostgreSQL ${version}, but 15 or newer is needed.`);
    return version;
  } finally {
    await client.end().catch(() => {});
  }
}
