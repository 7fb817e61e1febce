import { ensureWriting, objectTarget } from "@platform/storage/access/policy";
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { readUpload } from "@platform/storage/objects/read-upload";
import { ensureRoom, limitOf, storeObject } from "@platform/storage/objects/store-object";
import { answer, type Call } from "@platform/storage/request/call";
import { placeIn } from "@platform/storage/request/names";

export const createObject = (call: Call): Promise<Response> => upload(call, wantsUpsert(call));

/** PUT is an upload that may always replace. */
export const replaceObject = (call: Call): Promise<Response> => upload(call, true);

export const wantsUpsert = ({ request }: Call): boolean => request.headers.get("x-upsert") === "true";

async function upload(call: Call, upsert: boolean): Promise<Response> {
  const { storage } = call;
  const caller = await call.caller();
  const place = placeIn(call);
  const bucket = await bucketOrRefusal(storage.db, place.bucket);
  await ensureWriting(storage.policy, caller, objectTarget(place.bucket, place.name), { upsert });
  await ensureRoom(storage, place, upsert);
  const incoming = await readUpload(call, limitOf(storage, bucket));
  const object = await storeObject(storage, bucket, place.name, incoming, { upsert, ownerId: caller.userId });
  return answer({ Id: object.id, Key: `${place.bucket}/${place.name}` });
}
