/** The end of an application: its rows and files go, and its key is destroyed, so that no backup brings it back. */
import { eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { contactsIn } from "@product/database/applications/contacts";
import { openApplication } from "@product/database/applications/open-application";
import { forgetMessagesTo } from "@product/database/privacy/forget-messages";
import { enqueue } from "@product/database/jobs/queue";
import { personKeys } from "@product/database/tables/ground/act";
import { applicationFiles, applications, forms } from "@product/database/tables/site/form";
import type { Files } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";

/** An application that became a worker's goes with the worker; one that they only began does not. */
export async function eraseApplication(
  files: Pick<Files, "remove">,
  id: string,
  actor: Actor,
  act: "application.erase" | "application.erase-asked" = "application.erase",
): Promise<void> {
  const paths = await perform(actor, act, async ({ tx, subject }) => {
    const [found] = await tx
      .select({ legalEntityId: forms.legalEntityId, workerId: applications.workerId, state: applications.state })
      .from(applications)
      .innerJoin(forms, eq(forms.id, applications.formId))
      .where(eq(applications.id, id));
    subject({ id, legalEntityId: found?.legalEntityId ?? id });
    if (!found || (found.workerId && found.state !== "started")) return [];
    const opened = await openApplication(tx, eq(applications.id, id));
    // A worker keeps the messages to them, until they are erased.
    if (opened && !found.workerId) await forgetMessagesTo(tx, { contacts: contactsIn(opened), application: id });
    const gone = await tx
      .delete(applicationFiles)
      .where(eq(applicationFiles.applicationId, id))
      .returning({ path: applicationFiles.path });
    await tx.delete(applications).where(eq(applications.id, id));
    // The draft of somebody who is here is closed with their own key.
    if (found.workerId) return gone.map(({ path }) => path);
    await tx
      .update(personKeys)
      .set({ wrappedKey: null, destroyedAt: sql`now()` })
      .where(eq(personKeys.personId, id));
    await enqueue(tx, { kind: "keys.note-destroyed", uniqueKey: "note" });
    return gone.map(({ path }) => path);
  });
  if (paths.length > 0) await files.remove("worker-documents", paths);
}
