/** The promised floor: the app on a PostgreSQL that the machine has, straight and behind a transaction pooler. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, startProgram } from "./app.mjs";
import { startEditors } from "./editors.mjs";
import { startPooler, startPostgres } from "./other-postgres.mjs";
import { testBuild } from "./writing.mjs";

/** Two processes on one database; every page without a parameter answers, what one writes the other shows, nothing is logged as an error. */
export async function servingFrom(place, postgres, pooler) {
  const server = await startPostgres(postgres, place.servers);
  const before = pooler && (await startPooler(pooler, server, place.servers));
  const stops = [];
  try {
    const env = {
      DATABASE_URL: before?.url ?? server.url,
      ...(before && { DATABASE_DIRECT_URL: server.url }),
      SECRET_KEY: "a secret of the proof alone, long enough to be one",
      DEMO: "on",
    };
    const apps = [];
    for (const name of ["one", "other"]) {
      const dataDir = join(place.clone, `data-${before ? "pooled" : "straight"}-${name}`);
      const app = await startProgram(place, { build: testBuild, dataDir, env });
      stops.push(() => stopped(app));
      apps.push(app);
    }
    const pages = await readAll(place, apps);
    await writeAndRead(apps);
    for (const stop of stops.splice(0)) await stop();
    for (const { output } of apps)
      if (/"level":[56]0/.test(output())) fail("it logged an error", () => errorsIn(output()));
    return `${pages} pages, two processes`;
  } finally {
    for (const stop of stops) await stop().catch(() => {});
    await before?.stop();
    await server.stop();
  }
}

async function readAll({ clone }, apps) {
  const paths = readFileSync(join(clone, "product", "web", "src", "route-permissions.txt"), "utf8")
    .split("\n")
    .map((line) => line.split(/\s/)[0])
    .filter((path) => path && !/[:*]/.test(path));
  for (const [index, path] of paths.entries()) {
    const { url, output } = apps[index % apps.length];
    const answer = await fetch(url + path, { headers: { cookie: "act-as=owner" }, redirect: "manual" });
    await answer.arrayBuffer();
    if (answer.status >= 500) fail(`${path} answers ${answer.status}`, () => errorsIn(output()));
  }
  return paths.length;
}

async function writeAndRead([first, second]) {
  const editors = startEditors(first.url);
  await editors.haveSaved(20);
  await editors.finish();
  const { title } = editors.journal.acknowledged.toSorted((a, b) => a.version - b.version).at(-1);
  // The other process hears of it from the outbox within moments.
  for (const deadline = Date.now() + 15_000; ;) {
    const page = await (await fetch(second.url)).text();
    if (page.includes(title)) return;
    assert(Date.now() < deadline, `the second process does not show "${title}"`);
  }
}

async function stopped({ pid, exited, output }) {
  process.kill(pid, "SIGTERM");
  const code = await exited;
  if (code !== 0) fail(`SIGTERM ended it with ${code}`, output);
}

const errorsIn = (output) =>
  output
    .split("\n")
    .filter((line) => /"level":[56]0/.test(line))
    .map((line) => line.slice(0, 600))
    .join("\n");
