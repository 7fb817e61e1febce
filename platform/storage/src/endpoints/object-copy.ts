import { z } from "zod";
import { isHeaderText } from "@platform/storage/buckets/mime-types";
import { metadataIn } from "@platform/storage/objects/read-upload";
import { copyObject } from "@platform/storage/objects/relocate";
import { answer, type Call } from "@platform/storage/request/call";
import { readJson } from "@platform/storage/request/json";
import { placesIn, relocation } from "./object-relocate-body.ts";
import { wantsUpsert } from "./object-upload.ts";

const headerText = z.string().refine(isHeaderText).optional();
const body = z.object({
  ...relocation,
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: headerText, mimetype: headerText }).nullish(),
});

export async function copy(call: Call): Promise<Response> {
  const caller = await call.caller();
  const input = await readJson(call.request, body);
  const { from, to } = placesIn(input);
  const header = call.request.headers.get("x-metadata");
  const { mimetype, cacheControl } = input.copyMetadata ? {} : (input.metadata ?? {});
  const object = await copyObject(call.storage, caller, from, to, {
    upsert: wantsUpsert(call),
    ownerId: caller.userId,
    metadata: { ...(mimetype ? { mimetype } : {}), ...(cacheControl ? { cacheControl } : {}) },
    userMetadata: input.copyMetadata ? undefined : metadataIn(Buffer.from(header ?? "", "base64").toString("utf8")),
  });
  return answer({ Id: object.id, Key: `${to.bucket}/${to.name}`, ...object });
}
