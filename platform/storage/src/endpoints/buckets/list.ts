import { z } from "zod";
import { bucketTarget, may } from "@platform/storage/access/policy";
import { bucketColumns, shownBucket, type BucketRow } from "@platform/storage/buckets/bucket";
import { answer, type Call } from "@platform/storage/request/call";
import { checked } from "@platform/storage/request/json";

const wish = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  search: z.string().default(""),
});

export async function listBuckets(call: Call): Promise<Response> {
  const caller = await call.caller();
  const { limit, offset, sortColumn, sortOrder, search } = checked(Object.fromEntries(call.query), wish, "querystring");
  const rows = await call.storage.db.rows<BucketRow>(
    `SELECT ${bucketColumns} FROM storage.buckets ORDER BY ${sortColumn} ${sortOrder}, id ${sortOrder}`,
  );
  const visible: BucketRow[] = [];
  for (const row of rows)
    if (row.name.toLowerCase().includes(search.toLowerCase()))
      if (await may(call.storage.policy, caller, "select", bucketTarget(row.id))) visible.push(row);
  const page = visible.slice(offset, limit === undefined ? undefined : offset + limit);
  return answer(page.map((row) => ({ ...shownBucket(row), type: row.type })));
}
