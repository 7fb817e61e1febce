/** Files that come with a page: through the one door, and then as rows of the application. */
import { and, eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import { kindOf } from "@product/domain/files/kinds";
import { answerLimits } from "@product/domain/forms/limits";
import { Refused } from "@product/domain/refusals";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { applicationFiles } from "@product/database/tables/site/form";
import { bytesOf } from "#features/papers/document-intake/intake.server.ts";
import type { Files, KeptFile } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";

type Opened = Pick<OpenedApplication, "application" | "form">;

/** The files sent for a field replace those that were there. If one file is refused, none is kept. */
export async function keepFiles(
  files: Files,
  opened: Opened,
  field: { key: string; type: string },
  sent: readonly File[],
) {
  const chosen = sent.filter(({ size }) => size > 0);
  if (chosen.length === 0) return;
  if (chosen.length > answerLimits.files)
    throw new Refused({ code: "document.too-many-files", most: answerLimits.files });
  const kept: (KeptFile & { path: string })[] = [];
  try {
    for (const [position, file] of chosen.entries()) {
      const bytes = await bytesOf(file, position);
      if (field.type === "photo" && kindOf(bytes) === "pdf") throw new Refused({ code: "document.picture-needed" });
      const path = `${opened.application.id}/${crypto.randomUUID()}`;
      kept.push({ path, ...(await files.keep("worker-documents", path, bytes)) });
    }
    const former = await replaceRows(opened, field.key, kept);
    await files.remove("worker-documents", former).catch(() => {});
  } catch (error) {
    // A file that cannot be removed now has no owner, and goes with the next upkeep.
    await files
      .remove(
        "worker-documents",
        kept.map(({ path }) => path),
      )
      .catch(() => {});
    throw error;
  }
}

const replaceRows = ({ application, form }: Opened, field: string, kept: readonly (KeptFile & { path: string })[]) =>
  perform(themselves, "application.save", async ({ tx, subject }) => {
    subject({ id: application.id, legalEntityId: form.legalEntityId });
    const isThis = and(eq(applicationFiles.applicationId, application.id), eq(applicationFiles.field, field));
    const former = await tx.delete(applicationFiles).where(isThis).returning({ path: applicationFiles.path });
    await tx
      .insert(applicationFiles)
      .values(kept.map((file, position) => ({ ...file, applicationId: application.id, field, position })));
    return former.map(({ path }) => path);
  });
