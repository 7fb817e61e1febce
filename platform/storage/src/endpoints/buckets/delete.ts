import { bucketTarget, may } from "@platform/storage/access/policy";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { bucketIn } from "@platform/storage/request/names";

export async function deleteBucket(call: Call): Promise<Response> {
  const { storage } = call;
  const caller = await call.caller();
  const id = bucketIn(call);
  for (const right of ["select", "delete"] as const)
    if (!(await may(storage.policy, caller, right, bucketTarget(id)))) throw refusals.noSuchBucket();
  try {
    const deleted = await storage.db.first(`DELETE FROM storage.buckets WHERE id = $1 RETURNING id`, [id]);
    if (!deleted) throw refusals.noSuchBucket();
  } catch (error) {
    // The objects' foreign key says whether any is left, also one that arrives just now.
    if (error instanceof Error && "code" in error && error.code === "23503") throw refusals.bucketNotEmpty();
    throw error;
  }
  return answer({ message: "Successfully deleted" });
}
