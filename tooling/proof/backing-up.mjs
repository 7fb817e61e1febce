/** Everything but the key is lost, and comes back from a backup: the same checksums, and people can sign in. */
import assert from "node:assert/strict";
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataOf, run, startProgram, stopsCleanly } from "./app.mjs";
import { elsewhere } from "./data-folder.mjs";

/** On the data that the checks before have left: what editors wrote among kills. */
export async function backingUp(place) {
  const dataDir = dataOf(place);
  const kept = join(place.clone, "kept-elsewhere");
  const env = { BACKUP_DIR: kept };
  const program = { build: "build", dataDir };
  const app = await startProgram(place, program);
  assert.equal(await signingIn(app), 200, "nobody could sign in before");
  // While it runs, to show that it may; and once it stands still, to have something to compare with.
  await run(place, "npm", ["run", "backup"], { env: { ...env, DATA_DIR: dataDir } });
  await stopsCleanly(app, "SIGTERM", program);
  await run(place, "npm", ["run", "backup"], { env });
  const [, first] = backupsIn(kept);

  wipeAllButTheKey(dataDir);
  await run(place, "npm", ["run", "restore", "--", join(kept, first)], { env });
  await run(place, "npm", ["run", "backup"], { env });
  const again = backupsIn(kept).at(-1);
  const [before, after] = [first, again].map((name) => checksumsIn(join(kept, name)));
  assert.notEqual(first, again);
  assert(Object.keys(before).length > 20, "the backup holds hardly any table");
  assert.deepEqual(after, before, "the checksums differ");

  const restored = await startProgram(place, program);
  assert.equal(await signingIn(restored), 200, "nobody can sign in after the restore");
  await stopsCleanly(restored, "SIGTERM", program);
  const verdict = await run(place, "npm", ["run", "admin", "--", "verify-audit"]);
  assert.match(verdict, /The audit trail is whole/);
  rmSync(kept, { recursive: true });
  return `${Object.keys(before).length} tables`;
}

const backupsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted();

/**
 * Checksums of every table except those that a backup and a restore write themselves: their records, and seals for acts
 * that had none.
 */
function checksumsIn(folder) {
  const { tables } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const carried = tables.filter(({ content, name }) => content && name !== "backup_run" && name !== "act_seal");
  return Object.fromEntries(carried.map(({ schema, name, content }) => [`${schema}.${name}`, content.sha256]));
}

function wipeAllButTheKey(dataDir) {
  const { uid, gid } = statSync(dataDir);
  const key = readFileSync(join(dataDir, "secret.key"));
  const aside = `${dataDir}.key`;
  cpSync(join(dataDir, "secret.key"), aside);
  const other = elsewhere(dataDir);
  if (other) rmSync(other, { recursive: true });
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir, { mode: 0o700 });
  cpSync(aside, join(dataDir, "secret.key"));
  for (const path of [dataDir, join(dataDir, "secret.key")]) chownSync(path, uid, gid);
  rmSync(aside);
  assert.deepEqual(readFileSync(join(dataDir, "secret.key")), key);
}

async function signingIn({ url, output }) {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/login`)).text())[0];
  const password = /password (\S+):/.exec(output())[1];
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@demo.cuadrante.test", password }),
  });
  return answer.status;
}
