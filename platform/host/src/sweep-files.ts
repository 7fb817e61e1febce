import { secondsBefore, type Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import { sweep } from "@platform/storage/sweep";

/** Removes bytes that no row names, and cries out for rows whose bytes are gone: only a backup can help these. */
export async function sweepFiles(storage: Parameters<typeof sweep>[0], clock: Clock, log: Logger): Promise<void> {
  const { removed, missing } = await sweep(storage, { olderThan: secondsBefore(clock(), 3600) });
  if (removed > 0) log.info({ removed }, "files without a row were removed");
  if (missing.length > 0) log.error({ missing: missing.length }, "files are missing");
}
