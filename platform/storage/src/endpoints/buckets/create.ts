import { z } from "zod";
import { bucketTarget, may } from "@platform/storage/access/policy";
import { insertBucket } from "@platform/storage/buckets/bucket";
import { ensurePatterns } from "@platform/storage/buckets/mime-types";
import { sizeLimit } from "@platform/storage/buckets/size-limit";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { readJson } from "@platform/storage/request/json";
import { ensureBucketName } from "@platform/storage/request/names";
import { bucketFields } from "./body.ts";

const body = z.object({
  name: z.string(),
  id: z.string().optional(),
  type: z.literal("STANDARD").optional(),
  ...bucketFields,
});

export async function createBucket(call: Call): Promise<Response> {
  const { storage, request, now } = call;
  const caller = await call.caller();
  const input = await readJson(request, body);
  ensureBucketName(input.name);
  const id = ensureBucketName(input.id ?? input.name);
  const fileSizeLimit = sizeLimit(input.file_size_limit ?? null, storage.settings.fileSizeLimit);
  const allowedMimeTypes = ensurePatterns(input.allowed_mime_types ?? null);
  if (!(await may(storage.policy, caller, "insert", bucketTarget(id)))) throw refusals.rowRefused();
  const isPublic = input.public ?? false;
  await insertBucket(
    storage.db,
    { id, ownerId: caller.userId, public: isPublic, fileSizeLimit, allowedMimeTypes },
    now,
  );
  return answer({ name: id });
}
