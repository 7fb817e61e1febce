/** The stages of `npm test`, in order. Each resolves with its totals; `needs` names the stage it cannot do without. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { command, root } from "#tooling/command.mjs";
import { build } from "#tooling/prepare.mjs";
import { watchProcesses } from "./process-kinds.mjs";
import { onlyReached } from "./since.mjs";
import { playwrightTimes, vitestTimes } from "./times.mjs";
import { notRun, playwrightTotals, staticTotals, vitestTotals } from "./totals.mjs";
import { untouchedTools } from "./untouched-tools.mjs";

export const stages = [
  { name: "format", run: () => checked("oxfmt", ["--check"]) },
  { name: "lint", run: () => checked("oxlint") },
  { name: "types", run: types },
  { name: "dead-code", run: deadCode },
  { name: "secrets", run: () => checked("node", ["tooling/checks/secret-scan.ts"]) },
  { name: "versions", run: () => checked("node", ["tooling/checks/version-floors.ts"]) },
  { name: "unit", run: unitTests },
  { name: "build", run: builds },
  { name: "browser", run: browserTests, needs: "build", isBrowser: true, rerun: "npm test -- --only build,browser" },
];

async function checked(name, args) {
  return staticTotals(await command(name, args));
}

// Several checkers within one project look at the same types again; two projects at once fill the cores for less.
const alone = ["--checkers", "1"];
// It takes longer than all the others together.
const longest = "product/web";

async function types() {
  const generated = await routeTypes();
  if (generated !== 0) return staticTotals(generated);
  const waiting = typeProjects();
  if (waiting.length === 0) return notRun("no tsconfig.json found: nothing was checked");
  const reruns = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if ((await command("tsc", ["-p", project, ...alone], { quiet: true })) !== 0)
        reruns.push(`npx tsc -p ${project}`);
  };
  await Promise.all([worker(), worker()]);
  return { ...staticTotals(reruns.length), reruns };
}

// Pages import the types of their routes, which exist only once generated.
function routeTypes() {
  return command("react-router", ["typegen"], { cwd: join(root, "product/web") });
}

async function deadCode() {
  const generated = await routeTypes();
  return generated === 0 ? checked("knip") : staticTotals(generated);
}

function typeProjects() {
  const folders = [".", ...workspaces()];
  return [...folders.filter((each) => each === longest), ...folders.filter((each) => each !== longest)].flatMap(
    (folder) =>
      readdirSync(join(root, folder))
        .filter((file) => /^tsconfig(\.(?!base).+)?\.json$/.test(file))
        .map((file) => join(folder, file)),
  );
}

function workspaces() {
  const { workspaces: patterns } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = dirname(pattern);
    return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [];
  });
  return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
}

async function unitTests({ picked, all }) {
  const left = all || picked ? [] : untouchedTools();
  const result = await onlyReached(picked?.unit, (files) => withReport((file) => runUnitTests(files, left, file)));
  const note = `not run, since nothing in them changed lately: ${left.join(", ")} (npm test -- --all runs them)`;
  return left.length > 0 ? { ...result, notes: [...result.notes, note] } : result;
}

async function runUnitTests(files, left, file) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const exclude = left.map((folder) => `--exclude=${folder}/**`);
  const exitCode = await command("vitest", ["run", ...files, ...exclude, ...reporters]);
  const report = await readReport(file);
  for (const result of report?.testResults ?? []) result.name = result.name.replace(`${root}/`, "");
  return { ...vitestTotals(report, exitCode), files: vitestTimes(report) };
}

async function builds({ browser, picked }) {
  const isWalked = browser && picked?.journeys.length !== 0;
  // The second build carries the test-only way to act as a named person, which production must not contain.
  const forBrowserTests = isWalked
    ? command("react-router", ["build"], {
        cwd: join(root, "product/web"),
        env: { CUADRANTE_BUILD: "e2e" },
        quiet: true,
      })
    : 0;
  const production = build().then(
    () => 0,
    (error) => (console.log(error.message), 1),
  );
  const [first, second] = await Promise.all([production, forBrowserTests]);
  return staticTotals(first || second);
}

async function browserTests({ picked }) {
  return onlyReached(picked?.journeys, (files) => withReport((file) => runBrowserTests(files, file)));
}

async function runBrowserTests(files, file) {
  const args = ["test", "-c", "e2e/playwright.config.ts", ...files, "--reporter=list,json"];
  const watch = watchProcesses();
  const isWhole = files.length === 0 ? { E2E_WHOLE: "1" } : {};
  const exitCode = await command("playwright", args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...isWhole } });
  const report = await readReport(file);
  return { ...playwrightTotals(report, exitCode), files: playwrightTimes(report), kinds: watch.stop() };
}

// A fresh folder each time: a report left over from an earlier run must not speak for this one.
async function withReport(use) {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
  try {
    return await use(join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}
