import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seen, type Look } from "./seen.ts";

/** This machine's clock against the database's, the file system's, and what was written before. */
export const lookAtClock: Look = async ({ ask, config }) => {
  const startedAt = Date.now();
  const [database] = await ask<{ now: Date; newest: Date | null }>(
    "SELECT clock_timestamp() AS now, (SELECT max(at) FROM app.act) AS newest",
  );
  const here = (startedAt + Date.now()) / 2;
  const apart = Math.abs(database!.now.getTime() - here) / 1000;
  if (apart > 2) return seen(apart > 60 ? "bad" : "warn", "apart", { apart: { seconds: apart } });
  const ahead = ((database!.newest?.getTime() ?? 0) - here) / 1000;
  if (ahead > 5) return seen("bad", "setBack", { ahead: { seconds: ahead } });
  const files = await apartFromFiles(config.dataDir);
  if (files > 5) return seen("warn", "files", { apart: { seconds: files } });
  return seen("ok", "ok");
};

async function apartFromFiles(folder: string): Promise<number> {
  const probe = join(folder, `.clock-${randomUUID()}`);
  try {
    const before = Date.now();
    await writeFile(probe, "", { mode: 0o600 });
    return Math.abs((await stat(probe)).mtimeMs - before) / 1000;
  } finally {
    await rm(probe, { force: true });
  }
}
