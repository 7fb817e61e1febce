/** Folders of tools of the house whose tests run only where something in them changed: nobody's work depends on them. */
import { spawnSync } from "node:child_process";
import { root } from "#tooling/command.mjs";

const tools = ["tooling/suite", "tooling/proof", "bench"];

/** Those in which nothing is changed, nor was in the last commits. Without so long a history all of them count as changed. */
export const untouchedTools = (folder = root, commits = 100) =>
  tools.filter((each) => changes(folder, each, commits) === "");

function changes(cwd, folder, commits) {
  const questions = [
    ["diff", "--name-only", `HEAD~${commits}`],
    ["ls-files", "--others", "--exclude-standard"],
  ].map((args) => spawnSync("git", [...args, "--", folder], { cwd, encoding: "utf8" }));
  return questions.every(({ status }) => status === 0) ? questions.map(({ stdout }) => stdout).join("") : undefined;
}
