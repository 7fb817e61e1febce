/** Five hundred strangers guess without a pause; whoever is known, or comes from another network, signs in all the same. */
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { removeDataDir, startServer } from "#e2e/server.ts";
import { doorsOf, flood, type Attempt, type Door } from "./flood.ts";
import type { Soak } from "./main.ts";

const strangers = 500;
const rounds = 6;
const longestMs = 3_000;
// Where a sign-in takes long with nobody else about, the machine is busy with other things, and its share of it counts.
const mostOfCalm = 15;
/** The statuses that a stranger may get; any other is a failure of ours. */
const honest = new Set([400, 422, 429, 503]);

const venue = "10.9.9.9";
const scattered = (stranger: number) => `10.8.${stranger >> 8}.${stranger & 255}`;

const signInFlood: Soak = async ({ log }) => {
  const app = await startServer({ DEMO: "on", TRUSTED_PROXIES: "127.0.0.1, ::1", LOG_LEVEL: "error" }, "build-e2e");
  const problems: string[] = [];
  try {
    const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${app.url}/login`)).text())![0];
    const doors = doorsOf(app.url, key);
    const person = { email: demoAccounts[1].email, password: demoPassword };
    const device = deviceIn(await doors.page({ ...person, network: venue }));
    const calm: number[] = [];
    for (let time = 0; time < 5; time++) calm.push((await timed(doors.page, { ...person, network: venue, device })).ms);
    const limit = Math.max(longestMs, mostOfCalm * calm.toSorted((duration, other) => duration - other)[2]!);
    log(`in a calm a sign-in takes ${Math.max(...calm)} ms at most, so that ${limit} ms are allowed`);
    let visits = 0;
    const elsewhere = () => `192.0.2.${visits++}`;

    for (const [from, networkOf] of [
      ["one network", () => venue],
      ["a network each", scattered],
    ] as const)
      for (const way of ["service", "page"] as const) {
        const name = `${strangers} strangers from ${from} by the ${way}`;
        const guessing = flood(doors[way], strangers, networkOf);
        // The first guess of a network is as good as anybody's; from the second on, those who had none go before it.
        if (from === "a network each") await guessing.everyoneHeard;
        const signIn = async (who: string, door: Door, where: { network: string; device?: string }) => {
          const { status, ms } = await timed(door, { ...person, ...where });
          if (![200, 303].includes(status) || ms > limit) problems.push(`${name}: ${who} got ${status} after ${ms} ms`);
          return ms;
        };
        const times: number[] = [];
        for (let round = 0; round < rounds; round++)
          for (const door of [doors.page, doors.service]) {
            times.push(await signIn("a known device of their network", door, { network: networkOf(0), device }));
            times.push(await signIn("someone of another network", door, { network: elsewhere() }));
          }
        const statuses = await guessing.stop();
        log(
          `${name}: ${JSON.stringify(Object.fromEntries(statuses))}, right sign-ins at most ${Math.max(...times)} ms`,
        );
        for (const [status, count] of statuses)
          if (!honest.has(status)) problems.push(`${name}: ${count} of them got ${status}`);
      }
    return problems;
  } finally {
    await app.stop();
    await removeDataDir(app.dataDir);
  }
};

async function timed(door: Door, attempt: Attempt): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { status } = await door(attempt);
  return { status, ms: Math.round(performance.now() - begun) };
}

function deviceIn({ status, headers }: { status: number; headers: Record<string, unknown> }): string {
  const cookie = /sb-device=[^;]+/.exec(String(headers["set-cookie"]))?.[0];
  if (!cookie) throw new Error(`signing in gave ${status} and left no cookie of a known device`);
  return cookie;
}

export default signInFlood;
