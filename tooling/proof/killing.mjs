/** Nothing that was acknowledged is lost to kill -9, nothing is half-written, and nothing happens twice. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fail, launchProgram, startProgram, stopsCleanly } from "./app.mjs";
import { clusterOf, runningPostgres } from "./data-folder.mjs";
import { startEditors } from "./editors.mjs";
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

export const killingTheApp = (place, rounds) =>
  killSeries(place, rounds, "app", async (app, program) => {
    killIfThere(app.pid);
    await app.exited;
    return startProgram(place, program);
  });

/** The app stays up and brings it back. */
export const killingPostgres = (place, rounds) =>
  killSeries(place, rounds, "postgres", async (app, { dataDir }) => {
    const { pid } = runningPostgres(dataDir);
    killIfThere(pid);
    await untilGone(() => aboutFolder(clusterOf(dataDir)).filter((one) => one.pid === pid), 5_000);
    return app;
  });

export const killingBoth = (place, rounds) =>
  killSeries(place, rounds, "both", async (app, program, round) => {
    const pids = [app.pid, runningPostgres(program.dataDir).pid];
    for (const pid of round % 2 === 0 ? pids : pids.toReversed()) killIfThere(pid);
    await app.exited;
    return startProgram(place, program);
  });

async function killSeries(place, rounds, name, killAndRestart) {
  const program = { build: testBuild, dataDir: join(place.clone, `data-kill-${name}`) };
  const outages = [];
  let app = await startProgram(place, program);
  const editors = startEditors(app.url);
  const kill = async (round) => {
    await editors.haveSaved(10);
    await pause(Math.random() * 200);
    const began = Date.now();
    app = await killAndRestart(app, program, round);
    editors.moveTo(app.url);
    // One more than there are editors, so that one form at least was begun after the kill.
    await editors.haveSaved(5);
    outages.push((Date.now() - began) / 1000);
  };
  try {
    for (let round = 0; round < rounds; round += 1) await kill(round);
    await editors.finish();
  } catch (error) {
    editors.giveUp();
    fail(error.stack, app.output);
  }
  const { acknowledged, uncertain } = editors.journal;
  await agreesWithJournal(place, program, editors.journal);
  await stopsCleanly(app, "SIGTERM", program);
  assert(uncertain > 0, "no kill came in the middle of a write");
  const longest = Math.max(...outages).toFixed(1);
  return `${acknowledged.length} writes, ${uncertain} of them sent again; writing again after ${longest} s at most`;
}
