/** The part of an ended account that lies elsewhere: at the authentication service, and in the bucket of photos. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { endedAccounts } from "@product/database/tables/access/account";
import { photoName } from "#features/ground/photo/queries.server.ts";
import { perform } from "#request/perform.ts";
import type { Files } from "#request/ports/files.ts";
import type { JobPorts } from "#request/slices/slice.ts";

type Ports = Pick<JobPorts, "removeAccount"> & { files: Pick<Files, "remove"> };

const removal = z.object({ userId: z.uuid() });

export const accountJobs = ({ files, removeAccount }: Ports) => ({
  "account.remove": async (payload: unknown) => {
    await removeEnded(removal.parse(payload).userId, { files, removeAccount });
  },
  // Those whose job was given up, and those that a backup brought back.
  "accounts.remove": async () => {
    const left = await database
      .select({ userId: endedAccounts.userId })
      .from(endedAccounts)
      .where(isNull(endedAccounts.removedAt))
      .orderBy(asc(endedAccounts.endedAt))
      .limit(atOnce);
    for (const { userId } of left) await removeEnded(userId, { files, removeAccount });
  },
});

export const accountSchedules = [{ name: "accounts.remove", everySeconds: 3600 }] as const;

const atOnce = 1000;

/** Only what was ended is ever taken away. Safe to repeat. */
async function removeEnded(userId: string, { files, removeAccount }: Ports): Promise<void> {
  const [ended] = await database.select().from(endedAccounts).where(eq(endedAccounts.userId, userId));
  if (!ended || ended.removedAt) return;
  if (ended.photo) await files.remove("photos", [photoName(userId, ended.photo)]);
  await removeAccount(userId);
  await perform(theSystem, "account.remove", async ({ tx, now, subject }) => {
    subject({ userId });
    await tx
      .update(endedAccounts)
      .set({ removedAt: now, photo: null })
      .where(and(eq(endedAccounts.userId, userId), isNull(endedAccounts.removedAt)));
  });
}
