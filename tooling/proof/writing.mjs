/** In peace first: what the editors were told is what the database holds. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { dataOf, run, startProgram, stopsCleanly } from "./app.mjs";
import { audit } from "./audit.mjs";
import { startEditors } from "./editors.mjs";

export const testBuild = "build-e2e";

/** Makes the build in which a cookie says who acts, and writes with it on the data of `npm start`. */
export async function writingAsAnEditor(place) {
  const tool = join(place.clone, "node_modules", "@react-router", "dev", "bin.cjs");
  const cwd = join(place.clone, "product", "web");
  await run(place, place.node, [tool, "build"], { cwd, env: { CUADRANTE_BUILD: "e2e" } });
  const program = { build: testBuild, dataDir: dataOf(place) };
  const app = await startProgram(place, program);
  const editors = startEditors(app.url);
  await editors.haveSaved(50);
  await editors.finish();
  await agreesWithJournal(place, program, editors.journal);
  await stopsCleanly(app, "SIGTERM", program);
  return `${editors.journal.acknowledged.length} writes`;
}

export async function agreesWithJournal(place, { dataDir }, journal) {
  assert.deepEqual((await audit(place, dataDir, journal)).discrepancies, []);
}
