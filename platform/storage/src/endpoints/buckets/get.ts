import { bucketTarget, may } from "@platform/storage/access/policy";
import { bucketOrRefusal, shownBucket } from "@platform/storage/buckets/bucket";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { bucketIn } from "@platform/storage/request/names";

export async function getBucket(call: Call): Promise<Response> {
  const caller = await call.caller();
  const bucket = bucketIn(call);
  if (!(await may(call.storage.policy, caller, "select", bucketTarget(bucket)))) throw refusals.noSuchBucket();
  return answer(shownBucket(await bucketOrRefusal(call.storage.db, bucket)));
}
