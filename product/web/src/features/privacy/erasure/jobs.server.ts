import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { recipientsAmong } from "@product/database/privacy/forget-messages";
import { blockedFiles, keptTooLong } from "@product/database/privacy/sealed";
import { applicationFiles } from "@product/database/tables/site/form";
import { documentFiles } from "@product/database/tables/papers/document";
import { erasures } from "@product/database/tables/privacy/erasure";
import { workers } from "@product/database/tables/people/worker";
import { clockNow, termDay } from "#request/clock.ts";
import type { JobPorts } from "#request/slices/slice.ts";
import type { Files } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";
import { accountJobs, accountSchedules } from "./end-accounts.server.ts";
import { dropWhatIsOver, eraseWorker } from "./erase.server.ts";

type Ports = Pick<JobPorts, "recordDestroyed" | "mailbox" | "removeAccount"> & {
  files: Pick<Files, "remove" | "olderThan">;
};

export const erasureJobs = ({ files, recordDestroyed, mailbox, removeAccount }: Ports) => ({
  ...accountJobs({ files, removeAccount }),
  "workers.erase": () => eraseDue(termDay()),
  "worker.remove-files": async (payload: unknown) => {
    const { files: names } = z.object({ files: z.array(z.string()) }).parse(payload);
    await files.remove("worker-documents", names);
  },
  "worker.forget-messages": async (payload: unknown) => {
    const { to } = z.object({ to: z.array(z.string()) }).parse(payload);
    await mailbox?.forget(recipientsAmong(to));
  },
  "keys.note-destroyed": recordDestroyed,
  "documents.forget": () => forgetFilesOfNobody(files, new Date(clockNow().getTime() - dayMs)),
});

export const erasureSchedules = [
  { name: "workers.erase", everySeconds: 24 * 3600 },
  ...accountSchedules,
  { name: "documents.forget", everySeconds: 24 * 3600 },
] as const;

const dayMs = 24 * 3600 * 1000;
const atOnce = 1000;

/** Those whose last term was over before `today`, and of others the classes whose own was. */
export async function eraseDue(today: string): Promise<void> {
  const due = await database
    .select({ id: erasures.workerId })
    .from(erasures)
    .innerJoin(workers, eq(workers.id, erasures.workerId))
    .where(and(eq(workers.status, "data_blocked"), isNull(erasures.erasedAt), lt(erasures.blockedUntil, today)))
    .limit(atOnce);
  for (const { id } of due) await unlessStale(eraseWorker(id));
  for (const id of await keptTooLong(database, today, atOnce)) await unlessStale(dropWhatIsOver(id, today));
}

/** Another process may have been quicker. */
const unlessStale = (actionName: Promise<void>) =>
  actionName.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });

/** Files that no document, no application and no blocked data name any more, such as a backup brings back. Young ones may wait for their row. */
export const forgetFilesOfNobody = (files: Pick<Files, "remove" | "olderThan">, before: Date): Promise<void> =>
  perform(theSystem, "file.forget", async ({ subject }) => {
    subject({ bucket: "worker-documents", before: before.toISOString() });
    for await (const names of files.olderThan("worker-documents", before)) {
      const rows = await database.select().from(documentFiles).where(inArray(documentFiles.path, names));
      const sent = await database.select().from(applicationFiles).where(inArray(applicationFiles.path, names));
      const used = new Set([...[...rows, ...sent].map(({ path }) => path), ...(await blockedFiles(database, names))]);
      await files.remove(
        "worker-documents",
        names.filter((name) => !used.has(name)),
      );
    }
  });
