import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { shownInfo, visibleObject } from "@platform/storage/objects/object";
import { answer, type Call } from "@platform/storage/request/call";
import { placeIn } from "@platform/storage/request/names";
import { publicObject } from "./object-download.ts";

export async function objectInfo(call: Call): Promise<Response> {
  const caller = await call.caller();
  const place = placeIn(call);
  await bucketOrRefusal(call.storage.db, place.bucket);
  return answer(shownInfo(await visibleObject(call.storage, caller, place)));
}

export async function publicInfo(call: Call): Promise<Response> {
  return answer(shownInfo(await publicObject(call)));
}
