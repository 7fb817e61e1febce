import { ensureWriting, objectTarget } from "@platform/storage/access/policy";
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { readUpload } from "@platform/storage/objects/read-upload";
import { ensureRoom, limitOf, storeObject } from "@platform/storage/objects/store-object";
import { answer, type Call } from "@platform/storage/request/call";
import { placeIn } from "@platform/storage/request/names";
import { tokenIn } from "./object-signed.ts";
import { wantsUpsert } from "./object-upload.ts";

export async function signUpload(call: Call): Promise<Response> {
  const { storage } = call;
  const caller = await call.caller();
  const place = placeIn(call);
  const upsert = wantsUpsert(call);
  await bucketOrRefusal(storage.db, place.bucket);
  await ensureWriting(storage.policy, caller, objectTarget(place.bucket, place.name), { upsert });
  await ensureRoom(storage, place, upsert);
  const token = await storage.tokens.signUpload(place, storage.settings.signedUploadSeconds, {
    owner: caller.userId,
    upsert,
  });
  return answer({ url: `/object/upload/sign/${place.bucket}/${place.name}?token=${token}`, token });
}

/** The token says whose file it will be and whether it may replace one; headers are not asked. */
export async function uploadSigned(call: Call): Promise<Response> {
  const { storage } = call;
  const place = placeIn(call);
  const { owner, upsert } = await storage.tokens.readUpload(tokenIn(call), place);
  const bucket = await bucketOrRefusal(storage.db, place.bucket);
  await ensureRoom(storage, place, upsert);
  const incoming = await readUpload(call, limitOf(storage, bucket));
  await storeObject(storage, bucket, place.name, incoming, { upsert, ownerId: owner });
  return answer({ Key: `${place.bucket}/${place.name}` });
}
