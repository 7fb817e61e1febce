import { may, objectTarget, type Caller } from "@platform/storage/access/policy";
import type { Storage } from "@platform/storage/request/call";
import { objectColumns, type ObjectRow } from "./object.ts";
import { dropBytes } from "./store-object.ts";

/** Removes what the caller may see and delete, and leaves the rest without a word, as row-level rules do. */
export async function removeObjects(
  storage: Storage,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<ObjectRow[]> {
  const { policy, db } = storage;
  const removable: string[] = [];
  for (const name of new Set(names)) {
    const target = objectTarget(bucket, name);
    if ((await may(policy, caller, "select", target)) && (await may(policy, caller, "delete", target)))
      removable.push(name);
  }
  if (removable.length === 0) return [];
  const removed = await db.rows<ObjectRow>(
    // In the order of names: two that remove the same files cannot wait for one another.
    `DELETE FROM storage.objects WHERE id IN (
       SELECT id FROM storage.objects WHERE bucket_id = $1 AND name = ANY($2) ORDER BY name FOR UPDATE
     ) RETURNING ${objectColumns}`,
    [bucket, removable],
  );
  await dropBytes(
    storage,
    removed.map(({ version }) => version),
  );
  return removed;
}
