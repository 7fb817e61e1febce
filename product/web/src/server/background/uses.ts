/** Writes down every few seconds which permissions were used. */
import { keepPermissionUses } from "@product/database/sign-in/permission-uses";
import type { Logger } from "@platform/kernel/logger";
import { flushUses } from "#request/permission-use.ts";

export function keepUses(options: { isAway: () => boolean; log: Logger; everyMs?: number }): { stop(): Promise<void> } {
  const { isAway, log, everyMs = 5_000 } = options;
  const flush = async () => {
    if (isAway()) return;
    await flushUses(keepPermissionUses).catch((error: unknown) =>
      log.warn({ error }, "the use of permissions could not be noted"),
    );
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
