/** Fails when a file that is, or is about to be, in the repository holds something that looks like a secret. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { type Suspicion, suspicionsIn } from "./secret-patterns.ts";

export type Allowance = { value?: string; file?: string; because: string };

export function scan(root: string, allowances: Allowance[]): string[] {
  const files = filesOf(root);
  if (files.length === 0) return [`no file found in ${root}: nothing was scanned`];
  return files.flatMap((file) =>
    suspicionsIn(textOf(join(root, file)))
      .filter((suspicion) => !allowances.some((allowance) => allows(allowance, file, suspicion)))
      .map(({ kind, line, value }) => `${file}:${line} ${kind} ${value.slice(0, 6)}…`),
  );
}

if (import.meta.main) {
  const allowances = JSON.parse(readFileSync(join(import.meta.dirname, "secret-allowances.json"), "utf8"));
  const findings = scan(process.cwd(), allowances);
  for (const finding of findings) console.log(finding);
  if (findings.length > 0)
    console.log("\nA fixture on purpose? Say so, with its reason, in tooling/checks/secret-allowances.json.");
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function allows({ value, file: glob }: Allowance, file: string, suspicion: Suspicion): boolean {
  if (value === undefined && glob === undefined) return false;
  return (value ?? suspicion.value) === suspicion.value && (glob === undefined || matchesGlob(file, glob));
}

// Files not yet added count too: the best moment to find a key is before it is committed.
function filesOf(root: string): string[] {
  try {
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return listed.split("\0").filter((file) => file && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
  } catch {
    return walk(root);
  }
}

const notOurs = new Set([".git", "node_modules", "data", "build", "build-e2e", ".react-router", ".cache"]);

function walk(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function textOf(path: string): string {
  const content = readFileSync(path);
  return content.subarray(0, 8000).includes(0) ? "" : content.toString("utf8");
}
