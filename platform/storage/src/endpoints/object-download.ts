import { bucketOrRefusal, findBucket } from "@platform/storage/buckets/bucket";
import { findObject, visibleObject, type ObjectRow } from "@platform/storage/objects/object";
import type { Call } from "@platform/storage/request/call";
import { refusals, StorageError } from "@platform/storage/request/errors";
import { placeIn } from "@platform/storage/request/names";
import { serveObject } from "@platform/storage/serving/serve-object";

/** With a bearer what that one may see; without, or with a bad one, what is public. */
export async function downloadObject(call: Call): Promise<Response> {
  // Without a bearer it may be a browser that follows a link.
  const isLink = !call.request.headers.has("authorization");
  return serveObject(call, await openOrOwn(call), { isLink });
}

export async function downloadAuthenticated(call: Call): Promise<Response> {
  return serveObject(call, await authenticatedObject(call), { isLink: false });
}

export async function downloadPublic(call: Call): Promise<Response> {
  return serveObject(call, await publicObject(call), { isLink: true });
}

async function openOrOwn(call: Call): Promise<ObjectRow> {
  const place = placeIn(call);
  const bucket = await findBucket(call.storage.db, place.bucket);
  if (bucket?.public) return publicObject(call);
  const caller = await call.caller().catch((error: unknown) => {
    // To a stranger a private bucket looks like none.
    throw error instanceof StorageError ? refusals.noSuchBucket() : error;
  });
  if (!bucket) throw refusals.noSuchBucket();
  return visibleObject(call.storage, caller, place);
}

export async function authenticatedObject(call: Call): Promise<ObjectRow> {
  const caller = await call.caller();
  const place = placeIn(call);
  const bucket = await bucketOrRefusal(call.storage.db, place.bucket);
  // Anyone may read a public bucket by its public address, so no rule can hide it here.
  return bucket.public ? publicObject(call) : visibleObject(call.storage, caller, place);
}

export async function publicObject(call: Call): Promise<ObjectRow> {
  const place = placeIn(call);
  const bucket = await bucketOrRefusal(call.storage.db, place.bucket);
  if (!bucket.public) throw refusals.noSuchBucket();
  const object = await findObject(call.storage.db, place);
  if (!object) throw refusals.noSuchKey();
  return object;
}
