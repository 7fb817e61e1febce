import { resolve } from "node:path";
import { seen, type Facts, type Look } from "./seen.ts";

const hours = 3600;

export const lookAtBackup: Look = async (facts) => {
  const { config } = facts;
  const [good, last] = [await lastRun(facts, "backup", true), await lastRun(facts, "backup", false)];
  const folder = resolve(config.backup.folder);
  if (last?.state === "failed") return seen("bad", "failed", { problem: last.problem ?? "" });
  if (!good) return seen("warn", config.backup.isNightly ? "never" : "off");
  const values = { made: { at: good.at.toISOString() }, folder };
  const age = (facts.now.getTime() - good.at.getTime()) / 1000;
  if (age > 36 * hours) return seen(age > 7 * 24 * hours ? "bad" : "warn", "old", values);
  return config.backup.isNightly ? seen("ok", "ok", values) : seen("warn", "off");
};

export const lookAtTrial: Look = async (facts) => {
  const last = await lastRun(facts, "trial", false);
  if (!last) return seen("warn", "never");
  if (last.state === "failed") return seen("bad", "failed", { problem: last.problem ?? "" });
  if (last.state === "running") return seen("ok", "running");
  const values = { tried: { at: last.at.toISOString() }, name: last.backup ?? "" };
  const age = (facts.now.getTime() - last.at.getTime()) / 1000;
  if (age > 35 * 24 * hours) return seen("warn", "old", values);
  return last.only_checked ? seen("ok", "checked", values) : seen("ok", "ok", values);
};

type Run = {
  state: "running" | "done" | "failed";
  at: Date;
  backup: string | null;
  problem: string | null;
  only_checked: boolean;
};

async function lastRun({ ask }: Facts, kind: "backup" | "trial", onlyGood: boolean): Promise<Run | undefined> {
  const [run] = await ask<Run>(
    `SELECT state, coalesce(finished_at, started_at) AS at, backup, problem, only_checked FROM app.backup_run
     WHERE kind = $1 AND ($2 = false OR state = 'done') ORDER BY started_at DESC, id DESC LIMIT 1`,
    [kind, onlyGood],
  );
  return run;
}
