/** Reads a backup to its end and fails unless it is what was written, before anything relies on it. */
import { StartProblem } from "@platform/kernel/start-problem";
import { DamagedPart } from "./chunks.ts";
import { openManifest, type Manifest } from "./manifest.ts";
import { partFolder, type PartFolder } from "./parts.ts";
import { filesIn, partOf } from "./stored-files.ts";
import { tablePart } from "./tables.ts";

export type CheckedBackup = { manifest: Manifest; parts: PartFolder };

/** Throws a StartProblem that names the first damaged part. */
export async function checkBackup(folder: string, passphrase: string | undefined): Promise<CheckedBackup> {
  const { manifest, passkey } = await openManifest(folder, passphrase);
  const parts = partFolder(folder, passkey);
  try {
    for (const table of manifest.tables) if (table.content) await parts.check(tablePart(table), table.content);
    if (manifest.files) {
      await parts.check("files.txt", manifest.files.list);
      for await (const { id, sha256 } of filesIn(parts)) await parts.check(partOf(id), { sha256 });
    }
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
    throw new StartProblem(`The backup ${folder} is damaged: ${error.message}. Nothing was changed.`);
  }
  return { manifest, parts };
}
