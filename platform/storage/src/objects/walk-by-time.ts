import { may, objectTarget, type Caller } from "@platform/storage/access/policy";
import type { Storage } from "@platform/storage/request/call";
import { objectColumns, type ObjectRow } from "./object.ts";

export type TimeColumn = "created_at" | "updated_at" | "last_accessed_at";

export type TimeWalk = {
  bucket: string;
  prefix: string;
  column: TimeColumn;
  order: "asc" | "desc";
  /** Only objects of this level, none inside folders. */
  isFlat: boolean;
  after?: { time: string; name: string } | undefined;
};

const batch = 200;

/** The visible objects in the order of a time, names deciding between equals. */
export async function* walkByTime(
  storage: Storage,
  caller: Caller,
  { bucket, prefix, column, order, isFlat, after }: TimeWalk,
): AsyncGenerator<ObjectRow & { time: string }> {
  let from = after ?? null;
  for (;;) {
    const rows = await storage.db.rows<ObjectRow & { time: string }>(statement(column, order), [
      bucket,
      prefix,
      prefix.length,
      isFlat,
      from?.time ?? null,
      from?.name ?? "",
    ]);
    for (const row of rows) {
      from = { time: row.time, name: row.name };
      if (await may(storage.policy, caller, "select", objectTarget(bucket, row.name))) yield row;
    }
    if (rows.length < batch) return;
  }
}

// Times as whole microseconds: a Date would lose them and so meet the same row twice.
const statement = (column: TimeColumn, order: "asc" | "desc") => `
  SELECT ${objectColumns}, (extract(epoch FROM ${column}) * 1000000)::bigint::text AS time FROM storage.objects
  WHERE bucket_id = $1 AND left(name, $3) = $2 AND (NOT $4 OR position('/' in substr(name, $3 + 1)) = 0)
    AND ($5::bigint IS NULL OR (${column}, name) ${order === "asc" ? ">" : "<"} ('epoch'::timestamptz + $5::bigint * interval '1 microsecond', $6))
  ORDER BY ${column} ${order}, name ${order} LIMIT ${batch}`;
