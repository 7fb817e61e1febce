import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { dropBytes } from "@platform/storage/objects/store-object";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { bucketIn } from "@platform/storage/request/names";

const mostObjects = 200_000;
const batch = 1_000;

export async function emptyBucket(call: Call): Promise<Response> {
  const { storage } = call;
  const { role } = await call.caller();
  if (role !== "service_role") throw refusals.accessDenied("Access denied", 403);
  const { id } = await bucketOrRefusal(storage.db, bucketIn(call));
  const many = await storage.db.first(
    `SELECT 1 AS found FROM storage.objects WHERE bucket_id = $1 OFFSET ${mostObjects} LIMIT 1`,
    [id],
  );
  if (many) throw refusals.bucketTooFull();
  for (;;) {
    const removed = await storage.db.rows<{ version: string }>(
      `DELETE FROM storage.objects WHERE id IN (SELECT id FROM storage.objects WHERE bucket_id = $1 LIMIT ${batch}) RETURNING version`,
      [id],
    );
    await dropBytes(
      storage,
      removed.map(({ version }) => version),
    );
    if (removed.length < batch) break;
  }
  return answer({ message: "Empty bucket has been queued. Completion may take up to an hour." });
}
