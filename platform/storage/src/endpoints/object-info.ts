import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { shownInfo, visibleObject, type ObjectRow } from "@platform/storage/objects/object";
import { answer, type Call } from "@platform/storage/request/call";
import { placeIn } from "@platform/storage/request/names";
import { publicObject } from "./object-download.ts";

export async function objectInfo(call: Call): Promise<Response> {
  const caller = await call.caller();
  const place = placeIn(call);
  await bucketOrRefusal(call.storage.db, place.bucket);
  return infoResponse(await visibleObject(call.storage, caller, place));
}

export async function publicInfo(call: Call): Promise<Response> {
  return infoResponse(await publicObject(call));
}

/** With the tag of the file in a header too, for those who ask for the head alone. */
function infoResponse(object: ObjectRow): Response {
  const response = answer(shownInfo(object));
  response.headers.set("etag", object.metadata.eTag);
  return response;
}
