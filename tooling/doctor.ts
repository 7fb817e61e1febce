/** `npm run doctor`: looks at everything that can go wrong, one line each with what to do. Fails when something is bad. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { calendarDay, dayAndTime, durationOf, sizeOf } from "@product/web/i18n/format";
import { messages } from "@product/web/features/operations/health/messages";
import type { Finding, FindingValue } from "@product/web/request/ports/health-findings";
import { configOfThisProcess, type Config } from "@product/web/server/config";
import { lookAtHealth } from "@product/web/server/operations/health/look";
import { StartProblem } from "@platform/kernel/start-problem";
import { reachDatabase, runCommand, type Reached } from "./reach-database.ts";

await runCommand(async () => {
  const config = configOfThisProcess();
  let reached: Reached | undefined;
  const reach = async () => {
    await ensureData(config);
    reached = await reachDatabase(config);
    return reached.directUrl;
  };
  try {
    const findings = await lookAtHealth(config, reach);
    for (const finding of findings) process.stdout.write(`${line(finding)}\n`);
    if (findings.some(({ state }) => state === "bad")) process.exitCode = 1;
  } finally {
    await reached?.stop();
  }
});

/** The check must not create a database where there was none. */
async function ensureData({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || (await stat(join(dataDir, "postgres-password")).catch(() => undefined))) return;
  throw new StartProblem(`there is no database in ${dataDir} yet.`);
}

function line({ check, state, what, values }: Finding): string {
  const key = what === "unknown" ? "say:unknown" : `say:${check}:${what}`;
  const sentence = (messages as Record<string, { en: string }>)[key]!.en;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
  return `${state.padEnd(4)}  ${messages[`check:${check}`].en.padEnd(16)}  ${text}`;
}

function shown(value: FindingValue | undefined): string {
  if (typeof value !== "object") return String(value ?? "");
  if ("bytes" in value) return sizeOf(value.bytes, "en");
  if ("seconds" in value) return durationOf(value.seconds, "en");
  if ("day" in value) return calendarDay(value.day, "en");
  return `${dayAndTime(new Date(value.at), "en", "UTC")} UTC`;
}
