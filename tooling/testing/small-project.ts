/** A project of a few files with the repository's test runner in it, to see what the runner makes of them. */
import { execFile, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "./lint-tree.ts";

export type Outcome = { exitCode: number; output: string; lastLine: string };

/** With `changed`, the files are committed first and these are what changed since. */
export async function testSmallProject(
  args: string[],
  files: Record<string, string>,
  changed?: Record<string, string>,
): Promise<Outcome> {
  const project = await mkdtemp(join(tmpdir(), "small-project-"));
  try {
    for (const part of ["package.json", "test.mjs", "suite", "command.mjs", "signals.mjs"])
      await cp(join(repository, "tooling", part), join(project, "tooling", part), {
        recursive: true,
        filter: (path) => !path.endsWith(".test.ts"),
      });
    await symlink(join(repository, "node_modules"), join(project, "node_modules"));
    await write(project, { ...surroundings, ...files });
    if (changed) commitAll(project);
    await write(project, changed ?? {});
    return await run(project, args);
  } finally {
    await rm(project, { recursive: true });
  }
}

// The real preparation installs packages; here they are linked already.
const surroundings = {
  ".gitignore": "node_modules",
  "package.json": '{ "type": "module", "workspaces": ["product/*", "notes"] }',
  "tooling/prepare.mjs": `
    export async function install() {}
    export async function build() {}
    export const projectNode = () => process.execPath;
  `,
};

async function write(project: string, files: Record<string, string>): Promise<void> {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), source);
  }
}

function commitAll(project: string): void {
  const identity = ["-c", "user.name=Someone", "-c", "user.email=someone@staff.example"];
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    ["commit", "--quiet", "--message", "Start"],
  ])
    execFileSync("git", [...identity, ...args], { cwd: project });
}

function run(project: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    // The outer Vitest marks its children; the inner one must not take itself for a worker of it.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
    execFile(process.execPath, ["tooling/test.mjs", ...args], { cwd: project, env }, (error, stdout, stderr) => {
      const lines = stdout.trimEnd().split("\n");
      const exitCode = typeof error?.code === "number" ? error.code : error ? 1 : 0;
      resolve({ exitCode, output: stdout + stderr, lastLine: lines.at(-1) ?? "" });
    });
  });
}
