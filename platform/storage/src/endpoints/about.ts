import type { Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";

export const status = async (): Promise<Response> => new Response(null, { status: 200 });

/** A build of one's own is of no released version to the reference, either. */
export const version = async (): Promise<Response> => new Response("0.0.0");

/** There is no cache in front of this service that could be purged. */
export async function purgeCache(call: Call): Promise<Response> {
  const { role } = await call.caller();
  if (role !== "service_role") throw refusals.accessDenied("Access denied", 403);
  throw refusals.featureOff("purgeCache");
}
