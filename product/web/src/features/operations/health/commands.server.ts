import type { Actor } from "@product/domain/actor";
import { enqueue } from "@product/database/jobs/queue";
import { perform } from "#request/perform.ts";

/** Asks for a backup, which is made outside of the request. One that waits already is enough for all who ask. */
export const askForBackup = (actor: Actor): Promise<void> =>
  perform(actor, "backup.run", async ({ tx, now, subject }) => {
    subject({ askedAt: now.toISOString() });
    await enqueue(tx, { kind: "backup.run", uniqueKey: "backup", maxAttempts: 1 });
  });
