/** Nothing that was acknowledged is lost to kill -9, nothing is half-written, and nothing happens twice. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fail, launchProgram, run, startProgram, stopsCleanly } from "./app.mjs";
import { clusterOf, runningPostgres } from "./data-folder.mjs";
import { startEditors } from "./editors.mjs";
import { startGates } from "./gates.mjs";
import { startPhones } from "./phones.mjs";
import { aboutFolder, killIfThere, untilGone } from "./processes.mjs";
import { agreesWithJournal, testBuild } from "./writing.mjs";

/** Kills at moments spread over the time that a first start takes; the next start must find its way. */
export async function killingTheFirstStart(place, rounds) {
  for (let round = 0; round < rounds; round += 1) {
    const program = { build: "build", dataDir: join(place.clone, `data-first-start-${round}`) };
    const { pid, exited } = launchProgram(place, program);
    await pause(300 + (round * 3000) / rounds);
    killIfThere(pid);
    await exited;
    const app = await startProgram(place, program);
    assert.equal((await fetch(app.url)).status, 200);
    await stopsCleanly(app, "SIGTERM", program);
  }
}

const killApp = async (place, app, program) => {
  killIfThere(app.pid);
  await app.exited;
  return startProgram(place, program);
};

/** The app stays up and brings it back. */
const killPostgres = async (_place, app, { dataDir }) => {
  const { pid } = runningPostgres(dataDir);
  killIfThere(pid);
  await untilGone(() => aboutFolder(clusterOf(dataDir)).filter((candidate) => candidate.pid === pid), 5_000);
  return app;
};

const killBoth = async (place, app, program, round) => {
  const pids = [app.pid, runningPostgres(program.dataDir).pid];
  for (const pid of round % 2 === 0 ? pids : pids.toReversed()) killIfThere(pid);
  await app.exited;
  return startProgram(place, program);
};

/** The writer that runs during a kill, and the comparison of its answers with the database. */
const editing = {
  start: (_place, app) => startEditors(app.url),
  agrees: agreesWithJournal,
};

const scanning = registering("gates", "gate-crowd.ts", startGates);
const clocking = registering("phones", "phone-crowd.ts", startPhones);

/** Gathers whom it needs, and holds what was written of them against what they were told. */
function registering(who, crowd, begin) {
  const tool = (place, { dataDir }, args, more = {}) => {
    const env = { DATABASE_URL: runningPostgres(dataDir).url };
    const [file, ...rest] = args;
    return run(place, place.node, [join("tooling", "proof", file), ...rest], { env, ...more });
  };
  return {
    env: { DEMO: "on" },
    async start(place, app, program) {
      return begin(app.url, JSON.parse(await tool(place, program, [crowd])));
    },
    async agrees(place, program, journal) {
      const printed = await tool(place, program, ["gate-ledger.ts", who], { input: JSON.stringify(journal) });
      assert.deepEqual(JSON.parse(printed), []);
    },
  };
}

export const killingTheApp = (place, rounds) => killSeries(place, rounds, "app", killApp, editing);
export const killingPostgres = (place, rounds) => killSeries(place, rounds, "postgres", killPostgres, editing);
export const killingBoth = (place, rounds) => killSeries(place, rounds, "both", killBoth, editing);

const killInTurn = (...all) => [killApp, killPostgres, killBoth][all.at(-1) % 3](...all);

/** The app, the database and both in turn, while gates let people in and out. */
export const killingTheGates = (place, rounds) => killSeries(place, rounds * 3, "gates", killInTurn, scanning);
/** The same, while people clock themselves on their phones. */
export const killingThePhones = (place, rounds) => killSeries(place, rounds * 3, "phones", killInTurn, clocking);

async function killSeries(place, rounds, name, killAndRestart, { env, start, agrees }) {
  const program = { build: testBuild, dataDir: join(place.clone, `data-kill-${name}`), env };
  const outages = [];
  let app = await startProgram(place, program);
  const writers = await start(place, app, program);
  const kill = async (round) => {
    await writers.haveSaved(10);
    await pause(Math.random() * 200);
    const began = Date.now();
    app = await killAndRestart(place, app, program, round);
    writers.moveTo(app.url);
    // More than there are writers, so that one form at least was begun after the kill.
    await writers.haveSaved(5);
    outages.push((Date.now() - began) / 1000);
  };
  try {
    for (let round = 0; round < rounds; round += 1) await kill(round);
    await writers.finish();
  } catch (error) {
    writers.giveUp();
    fail(error.stack, app.output);
  }
  const { acknowledged, uncertain, kept } = writers.journal;
  await agrees(place, program, writers.journal);
  await stopsCleanly(app, "SIGTERM", program);
  assert(uncertain > 0, "no kill came in the middle of a write");
  const longest = Math.max(...outages).toFixed(1);
  const queued = kept ? `, ${kept.length} of them from the queues of devices` : "";
  return `${acknowledged.length} writes${queued}, ${uncertain} of them sent again; writing again after ${longest} s at most`;
}
