/** Keeps other processes from writing to the same upload; a process that dies lets go by itself. */
import { randomUUID } from "node:crypto";
import { secondsAfter } from "@platform/kernel/clock";
import type { Storage } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { tusColumns, type TusRow } from "./upload.ts";

const leaseSeconds = 60;

export type Lease = {
  id: string;
  row: TusRow;
  /** Called between chunks; renews in time, and throws when somebody else has taken over. */
  keep: () => Promise<void>;
  release: () => Promise<void>;
};

export async function takeLease({ db, clock, log }: Storage, version: string): Promise<Lease> {
  const id = randomUUID();
  const hold = (now: Date) =>
    db.first<TusRow>(
      `UPDATE storage.tus_uploads SET lock = $2, locked_until = $3
       WHERE version = $1 AND (lock IS NULL OR lock = $2 OR locked_until < $4) RETURNING ${tusColumns}`,
      [version, id, secondsAfter(now, leaseSeconds), now],
    );
  let heldSince = clock();
  const row = await hold(heldSince);
  if (!row) throw refusals.locked();
  return {
    id,
    row,
    keep: async () => {
      const now = clock();
      if (now < secondsAfter(heldSince, leaseSeconds / 4)) return;
      // Past the end another process may be writing already: not one more byte from here.
      if (now > secondsAfter(heldSince, leaseSeconds) || !(await hold(now))) throw refusals.locked();
      heldSince = now;
    },
    release: async () => {
      await db
        .rows(`UPDATE storage.tus_uploads SET lock = NULL, locked_until = NULL WHERE version = $1 AND lock = $2`, [
          version,
          id,
        ])
        .catch((error: unknown) => log.warn({ error }, "a lease ends only by time"));
    },
  };
}
