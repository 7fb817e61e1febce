import { z } from "zod";
import { bucketTarget, may } from "@platform/storage/access/policy";
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { ensurePatterns } from "@platform/storage/buckets/mime-types";
import { sizeLimit } from "@platform/storage/buckets/size-limit";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { readJson } from "@platform/storage/request/json";
import { bucketIn } from "@platform/storage/request/names";
import { bucketFields } from "./body.ts";

const body = z.object(bucketFields);

export async function updateBucket(call: Call): Promise<Response> {
  const { storage, request, now } = call;
  const caller = await call.caller();
  const id = bucketIn(call);
  if (!(await may(storage.policy, caller, "select", bucketTarget(id)))) throw refusals.noSuchBucket();
  if (!(await may(storage.policy, caller, "update", bucketTarget(id)))) throw refusals.rowRefused();
  const input = await readJson(request, body);
  if (Object.values(input).every((value) => value === undefined))
    throw refusals.invalidBody("body must NOT have fewer than 1 properties");
  const old = await bucketOrRefusal(storage.db, id);
  const limit =
    input.file_size_limit === undefined
      ? old.file_size_limit
      : sizeLimit(input.file_size_limit, storage.settings.fileSizeLimit);
  const types =
    input.allowed_mime_types === undefined ? old.allowed_mime_types : ensurePatterns(input.allowed_mime_types);
  const changed = await storage.db.first(
    `UPDATE storage.buckets SET public = coalesce($2, public), file_size_limit = $3, allowed_mime_types = $4, updated_at = $5
     WHERE id = $1 RETURNING id`,
    [id, input.public ?? null, limit, types, now],
  );
  if (!changed) throw refusals.noSuchBucket();
  return answer({ message: "Successfully updated" });
}
