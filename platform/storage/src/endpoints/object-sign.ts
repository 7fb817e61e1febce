import { z } from "zod";
import { may, objectTarget } from "@platform/storage/access/policy";
import { visibleObject } from "@platform/storage/objects/object";
import { transformation, transformationText } from "@platform/storage/images/transformation";
import { answer, type Call } from "@platform/storage/request/call";
import { readJson } from "@platform/storage/request/json";
import { bucketIn, isKey, placeIn } from "@platform/storage/request/names";

// A hundred years: beyond that a token's time is no longer a date.
const expiresIn = z.int().min(1).max(3_153_600_000);

const singleBody = z.object({ expiresIn, transform: transformation.optional() });

export async function signObject(call: Call): Promise<Response> {
  const caller = await call.caller();
  const place = placeIn(call);
  const input = await readJson(call.request, singleBody);
  await visibleObject(call.storage, caller, place);
  const wish = transformationText(input.transform ?? {});
  const token = await call.storage.tokens.signDownload(place, input.expiresIn, wish);
  const root = wish === "" ? "object/sign" : "render/image/sign";
  // Not encoded: storage-js encodes the whole address itself.
  return answer({ signedURL: `/${root}/${place.bucket}/${place.name}?token=${token}` });
}

const manyBody = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });

export async function signObjects(call: Call): Promise<Response> {
  const { storage } = call;
  const caller = await call.caller();
  const bucket = bucketIn(call);
  const input = await readJson(call.request, manyBody);
  const found = await storage.db.rows<{ name: string }>(
    `SELECT name FROM storage.objects WHERE bucket_id = $1 AND name = ANY($2)`,
    [bucket, input.paths.filter(isKey)],
  );
  const names = new Set(found.map(({ name }) => name));
  const signed = await Promise.all(
    input.paths.map(async (path) => {
      if (!names.has(path) || !(await may(storage.policy, caller, "select", objectTarget(bucket, path))))
        return { error: missing, path, signedURL: null };
      const token = await storage.tokens.signDownload({ bucket, name: path }, input.expiresIn);
      return { error: null, path, signedURL: `/object/sign/${bucket}/${path}?token=${token}` };
    }),
  );
  return answer(signed);
}

const missing = "Either the object does not exist or you do not have access to it";
