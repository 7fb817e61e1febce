/** Lints a handful of planted files with the repository's own settings and the real linter. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const repository = join(import.meta.dirname, "../..");

export type Finding = { file: string; rule: string; message: string };

export async function lintTree(files: [path: string, source: string][]): Promise<Finding[]> {
  const tree = await mkdtemp(join(tmpdir(), "lint-tree-"));
  try {
    for (const setting of settings) await cp(join(repository, setting), join(tree, setting));
    for (const [path, source] of files) {
      await mkdir(dirname(join(tree, path)), { recursive: true });
      await writeFile(join(tree, path), source);
    }
    return await lint(tree, [...new Set(files.map(([path]) => path))]);
  } finally {
    await rm(tree, { recursive: true });
  }
}

const settings = [".oxlintrc.json"].concat(
  ["architecture.ts", "architecture-check.ts", "architecture-plugin.ts", "house-rules.ts", "syntax.ts"].map(
    (file) => `tooling/${file}`,
  ),
);

async function lint(tree: string, files: string[]): Promise<Finding[]> {
  const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
  const sources = files.filter((file) => !file.endsWith(".json"));
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, "--format=json", ...sources], { cwd: tree }, (_exit, stdout) =>
      resolve(stdout),
    );
  });
  const { diagnostics, number_of_files: seen } = JSON.parse(output) as Report;
  if (seen !== sources.length) throw new Error(`linted ${seen} of ${sources.length} files`);
  return diagnostics.map(({ filename, code, message }) => ({ file: filename, rule: code, message }));
}

type Report = { number_of_files: number; diagnostics: { filename: string; code: string; message: string }[] };
