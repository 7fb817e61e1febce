import { z } from "zod";
import type { Place } from "@platform/storage/access/tokens";
import { findObject, type ObjectRow } from "@platform/storage/objects/object";
import type { Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { checked } from "@platform/storage/request/json";
import { placeIn } from "@platform/storage/request/names";
import { serveObject } from "@platform/storage/serving/serve-object";

const query = z.object({ token: z.string() });

export const tokenIn = (call: Call): string =>
  checked({ token: call.query.get("token") ?? undefined }, query, "querystring").token;

/** The link is the right: whoever has it may read until it ends. */
export async function downloadSigned(call: Call): Promise<Response> {
  const place = placeIn(call);
  const { exp } = await call.storage.tokens.readDownload(tokenIn(call), place);
  return serveObject(call, await signedObject(call, place), { isLink: true, expires: new Date(exp * 1000) });
}

export async function signedObject({ storage }: Call, place: Place): Promise<ObjectRow> {
  const object = await findObject(storage.db, place);
  if (!object) throw refusals.noSuchKey();
  return object;
}
