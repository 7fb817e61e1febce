/**
 * `npm run proof`: a fresh clone of what is committed starts, stops and survives kill -9, for root and for an ordinary
 * user, and its tests pass on a busy machine. `-- --only "busy loops"` shows one thing, by a few of its words.
 */
import { backingUp } from "./proof/backing-up.mjs";
import {
  killingBoth,
  killingPostgres,
  killingTheApp,
  killingTheFirstStart,
  killingTheGates,
  killingThePhones,
} from "./proof/killing.mjs";
import { servingFrom } from "./proof/older-server.mjs";
import { foundPooler, foundPostgres } from "./proof/other-postgres.mjs";
import { clonedPlaces, endAllAt, uncommittedFiles } from "./proof/places.mjs";
import { createReport } from "./proof/report.mjs";
import { restarting, startingFresh } from "./proof/starting.mjs";
import { testingUnderLoad } from "./proof/under-load.mjs";
import { killingUploads } from "./proof/uploading.mjs";
import { writingAsAnEditor } from "./proof/writing.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const kills = Number(process.env.KILLS ?? 200);
const loops = Number(process.env.LOOPS ?? 4);
const suite = process.env.SUITE?.split(" ") ?? [];
const only = process.argv[process.argv.indexOf("--only") + 1 || process.argv.length];

if (process.platform !== "linux") {
  console.error("npm run proof reads /proc to see that no process is left behind, so it needs Linux.");
  process.exit(1);
}
const dirty = uncommittedFiles();
if (dirty.length > 0) console.log(`Not proved, because not committed: ${dirty.join(", ")}`);

/** The check on which all others rely; it runs even when only one other is asked for. */
const starting = "a fresh clone starts with npm start and stops on SIGTERM";
const writing = "an editor of the test build writes";

const report = createReport({ only });
const { places, remove } = clonedPlaces();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
process.on("exit", remove);

for (const place of places) {
  const check = report.at(place.name, () => endAllAt(place));
  const started = await check(starting, () => startingFresh(place));
  if (!started) continue;
  await check("the second start installs and builds nothing and stops on Ctrl-C", () => restarting(place), [starting]);
  const firstStart = () => killingTheFirstStart(place, rounds);
  await check(`kill -9 in the middle of the first start, ${rounds} times`, firstStart, [starting]);
  // The same for whoever runs it, and long: once is enough.
  if (place === places[0])
    await check(`kill -9 in the middle of uploads, ${kills} times`, () => killingUploads(place, kills), [starting]);
  const written = await check(writing, () => writingAsAnEditor(place), [starting]);
  if (!written) continue;
  // The account that runs the app makes no difference to a separate database server.
  if (place === places[0]) await onOtherServers(check, place);
  const bases = [starting, writing];
  await check(`kill -9 of the app in mid-write, ${rounds} times`, () => killingTheApp(place, rounds), bases);
  await check(`kill -9 of PostgreSQL in mid-write, ${rounds} times`, () => killingPostgres(place, rounds), bases);
  await check(`kill -9 of both in mid-write, ${rounds} times`, () => killingBoth(place, rounds), bases);
  // The same for whoever runs it, too.
  if (place === places[0])
    for (const [where, killing] of [
      ["at the gate", killingTheGates],
      ["while people clock themselves", killingThePhones],
    ])
      await check(
        `kill -9 of app, database and both ${where}, ${rounds} times each`,
        () => killing(place, rounds),
        bases,
      );
  await check("backup, loss of everything but the key, restore, sign-in", () => backingUp(place), bases);
}
// Last, since it is the longest: what is installed by then is installed once.
await report.at(places[0].name, () => endAllAt(places[0]))(`the whole suite with ${loops} busy loops beside it`, () =>
  testingUnderLoad(places[0], loops, suite),
);
console.log(report.lastLine());
process.exitCode = report.isGreen() ? 0 : 1;

/** The README promises more than the PostgreSQL that comes with it. */
async function onOtherServers(check, place) {
  const postgres = foundPostgres();
  if (!postgres)
    return console.log(
      "Not proved, because this machine has no PostgreSQL of its own: the promised version 15 or newer",
    );
  const { version } = postgres;
  const bases = [starting, writing];
  await check(`PostgreSQL ${version} of this machine serves two processes`, () => servingFrom(place, postgres), bases);
  const pooler = foundPooler();
  if (!pooler) return console.log("Not proved, because this machine has no pgbouncer: a transaction pooler");
  await check(
    `PostgreSQL ${version} behind a transaction pooler does, too`,
    () => servingFrom(place, postgres, pooler),
    bases,
  );
}
