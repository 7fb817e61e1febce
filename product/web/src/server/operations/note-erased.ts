import { isNotNull } from "drizzle-orm";
import { destroyedKeysFile, recordDestroyedKeys } from "@product/database/backup/destroyed-keys";
import { database } from "@product/database/client";
import { personKeys } from "@product/database/tables/ground/act";

/** Writes down in the data folder whose keys are gone, at once: the database may be lost before its next backup. */
export async function recordErased(dataDir: string): Promise<void> {
  const gone = await database
    .select({ person: personKeys.personId, at: personKeys.destroyedAt })
    .from(personKeys)
    .where(isNotNull(personKeys.destroyedAt));
  await recordDestroyedKeys(
    destroyedKeysFile(dataDir),
    gone.map(({ person, at }) => ({ person, at: at!.toISOString() })),
  );
}
