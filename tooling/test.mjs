/**
 * `npm test`: installs, runs every stage, and says the true totals of all of them in its last line.
 * `--since REF` leaves out the unit tests and journeys that nothing changed since then can reach; `--budgets` fails a run that
 * took more of the processor than its stages may.
 */
import { install } from "./prepare.mjs";
import { overBudget } from "./suite/budgets.mjs";
import { pickedSince } from "./suite/since.mjs";
import { stages } from "./suite/test-stages.mjs";
import { processorSeconds, timesInWords } from "./suite/times.mjs";
import { isGreen, lastLine, notRun, sum } from "./suite/totals.mjs";

const results = new Map();
const times = [];

try {
  const options = optionsFrom(process.argv.slice(2));
  await stage({ name: "install", run: installed, rerun: "npm ci" }, options);
  if (options.since && results.get("install").failed === 0) options.picked = await pickedSince(options.since);
  // Without its tools no stage can say anything true.
  const wanted = results.get("install").failed > 0 ? [] : stages.filter(isWanted(options));
  for (const next of wanted) await stage(next, options);
} catch (error) {
  console.log(error.stack);
  results.set("runner", notRun("the test runner itself failed"));
}
const over = overBudget(times);
if (process.argv.includes("--budgets") && over.length > 0)
  results.set("budgets", sum(over.map((each) => notRun(each))));
summarise(sum([...results.values()]));

function optionsFrom(args) {
  const names = valueOf(args, "--only")?.split(",");
  const unknown = names?.filter((name) => !stages.some((known) => known.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`no stage "${unknown}"; there are ${stages.map(({ name }) => name).join(", ")}`);
  return {
    names,
    since: valueOf(args, "--since"),
    browser: !args.includes("--no-browser"),
    all: args.includes("--all"),
  };
}

function valueOf(args, name) {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const value = args[index].includes("=") ? args[index].slice(name.length + 1) : args[index + 1];
  if (!value || value.startsWith("--")) throw new Error(`${name} needs a value`);
  return value;
}

function isWanted({ names, browser }) {
  return ({ name, isBrowser }) => (names ? names.includes(name) : browser || !isBrowser);
}

async function installed() {
  await install();
  // Installing is a means, not a check: it counts only when it fails.
  return sum([]);
}

async function stage({ name, run, needs, rerun = `npm test -- --only ${name}` }, options) {
  console.log(`\n── ${name}`);
  const [started, processor] = [Date.now(), processorSeconds()];
  const result =
    results.get(needs)?.failed > 0
      ? notRun(`${name} not run: it needs ${needs}, which failed`)
      : await run(options).catch((error) => (console.log(error.stack), notRun(`${name} broke off: ${error.message}`)));
  if (result.failed > 0 && result.reruns.length === 0) result.reruns = [rerun];
  results.set(name, result);
  const seconds = (Date.now() - started) / 1000;
  times.push({
    name,
    seconds,
    processor: processor === undefined ? undefined : processorSeconds() - processor,
    kinds: result.kinds,
    files: result.files,
  });
  console.log(`${result.failed > 0 ? "✘" : "✔"} ${name} (${seconds.toFixed(1)} s)`);
  report(result);
}

function summarise(total) {
  console.log("\n── where the time went");
  for (const line of timesInWords(times)) console.log(line);
  for (const excess of over) console.log(`over its budget: ${excess}`);
  console.log("\n── summary");
  for (const [name, result] of results) {
    console.log(`${result.failed > 0 ? "✘" : "✔"} ${name}: ${lastLine(result)}`);
    if (result.failed > 0 || result.flaky.length > 0) report(result);
  }
  for (const test of total.skipped) console.log(`  skipped: ${test}`);
  process.exitCode = isGreen(total) ? 0 : 1;
  console.log(`\n${lastLine(total)}`);
}

function report({ notes, flaky, reruns }) {
  for (const note of notes) console.log(`  ${note}`);
  for (const test of flaky) console.log(`  FLAKY, passed only when repeated: ${test}`);
  for (const rerun of reruns) console.log(`  rerun: ${rerun}`);
}
