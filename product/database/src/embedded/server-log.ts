/** PostgreSQL's log: a file and one before it, never more. */
import { appendFileSync, renameSync, statSync } from "node:fs";

export interface ServerLog {
  write(chunk: Buffer): void;
}

export function openServerLog(file: string, limit = 8 * 1024 * 1024): ServerLog {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    write(chunk) {
      // A full disk must not take the app down with the log.
      try {
        if (size > limit) {
          renameSync(file, `${file}.1`);
          size = 0;
        }
        appendFileSync(file, chunk, { mode: 0o600 });
        size += chunk.length;
      } catch {}
    },
  };
}
