/**
 * Rights to write to a resumable upload: decided when it begins and again with every request, as rights may end
 * meanwhile.
 */
import { ensureWriting, objectTarget } from "@platform/storage/access/policy";
import type { Place } from "@platform/storage/access/tokens";
import type { Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";

export type Rights = { upsert: boolean; ownerId: string | undefined };
export type AskRights = (call: Call, place: Place, upsert: boolean) => Promise<Rights>;

export const byBearer: AskRights = async (call, place, upsert) => {
  const caller = await call.caller();
  await ensureWriting(call.storage.policy, caller, objectTarget(place.bucket, place.name), { upsert });
  return { upsert, ownerId: caller.userId };
};

/** The signed token stands in for the bearer; it alone says whether something may be replaced, and whose it is. */
export const bySignature: AskRights = async ({ request, storage }, place) => {
  const signature = request.headers.get("x-signature");
  if (signature === null) throw refusals.invalidRequest("Missing x-signature header");
  const { upsert, owner } = await storage.tokens.readUpload(signature, place);
  return { upsert, ownerId: owner };
};
