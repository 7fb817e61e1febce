/** A person clones it, starts it, reads both front pages, stops it, and starts it again. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataOf, fail, npmStart, stopsCleanly } from "./app.mjs";
import { audit } from "./audit.mjs";
import { elsewhere } from "./data-folder.mjs";

export async function startingFresh(place) {
  const dataDir = dataOf(place);
  for (const folder of [join(place.clone, "node_modules"), dataDir]) assert(!existsSync(folder), `${folder} exists`);
  const app = await npmStart(place);
  for (const line of progress) if (!line.test(app.output())) fail(`it did not print ${line}`, app.output);
  assert(app.output().includes(`Data: ${dataDir}`), "it did not say where the data lie");
  await speaksBothLanguages(place, app);
  assert.equal(changesIn(place.clone), "", "starting changed files of the repository");
  const stopped = await stopsCleanly(app, "SIGTERM", { dataDir });
  const moved = elsewhere(dataDir) ? ["database in another folder"] : [];
  return [`ready after ${app.readyAfter}`, `stopped in ${stopped}`, ...moved].join("; ");
}

export async function restarting(place) {
  const app = await npmStart(place);
  if (/Installing|Building|Creating/.test(app.output())) fail("it did again what was done before", app.output);
  assert(Number.parseFloat(app.readyAfter) < 10, `it was ready only after ${app.readyAfter}`);
  await speaksBothLanguages(place, app);
  const stopped = await stopsCleanly(app, "SIGINT", { dataDir: dataOf(place), wholeGroup: true });
  return `ready after ${app.readyAfter}; stopped in ${stopped}`;
}

const progress = [
  /Installing packages … done/,
  /Building the web app … done/,
  /Creating the database in /,
  /Schema: \d+ migrations applied/,
  /Demo data: loaded/,
  /Demo accounts, all with the password \S+:/,
  /owner@demo\.cuadrante\.test/,
  /worker@demo\.cuadrante\.test/,
];

/** The words that the database holds are on the page, in the language that the address asks for. */
async function speaksBothLanguages(place, { url }) {
  const { page } = await audit(place, dataOf(place));
  for (const [path, language, words] of [
    ["/", "en", [page.titleEn, page.leadEn]],
    ["/es", "es", [page.titleEs, page.leadEs]],
  ]) {
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, `${path} answers ${answer.status}`);
    const html = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
    assert(html.includes(`lang="${language}`), `${path} is not in ${language}`);
    for (const text of words) assert(html.includes(text), `${path} does not say "${text}"`);
  }
}

const changesIn = (clone) =>
  // The clone may belong to someone else than who runs the proof.
  execFileSync("git", ["-c", "safe.directory=*", "status", "--porcelain"], { cwd: clone, encoding: "utf8" });
