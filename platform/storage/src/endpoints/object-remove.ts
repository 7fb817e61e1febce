import { z } from "zod";
import { removeObjects } from "@platform/storage/objects/remove-objects";
import { shownObject } from "@platform/storage/objects/object";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { readJson } from "@platform/storage/request/json";
import { bucketIn, placeIn } from "@platform/storage/request/names";

const body = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/** Exact keys, despite their name on the wire; those that are not there are skipped. */
export async function removeMany(call: Call): Promise<Response> {
  const caller = await call.caller();
  const bucket = bucketIn(call);
  const { prefixes } = await readJson(call.request, body);
  const removed = await removeObjects(call.storage, caller, bucket, prefixes);
  return answer(
    removed.map((object) => ({ ...shownObject(object), bucket_id: object.bucket_id, version: object.version })),
  );
}

export async function removeOne(call: Call): Promise<Response> {
  const caller = await call.caller();
  const { bucket, name } = placeIn(call);
  const removed = await removeObjects(call.storage, caller, bucket, [name]);
  if (removed.length === 0) throw refusals.noSuchKey();
  return answer({ message: "Successfully deleted" });
}
