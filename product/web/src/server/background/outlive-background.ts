import type { Logger } from "@platform/kernel/logger";

/** Whatever works in the background says what went wrong there, and the process goes on serving. */
export function outliveBackground(log: Logger): void {
  process.on("unhandledRejection", (error) => log.error({ error }, "something in the background failed"));
}
