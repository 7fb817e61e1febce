import { z } from "zod";
import { closeCursor, listPage, openCursor } from "@platform/storage/objects/list-page";
import { shownObject } from "@platform/storage/objects/object";
import { answer, type Call } from "@platform/storage/request/call";
import { readJson } from "@platform/storage/request/json";
import { bucketIn } from "@platform/storage/request/names";

const body = z.object({
  prefix: z.string().max(1024).default(""),
  cursor: z.string().max(4096).optional(),
  limit: z.int().min(1).max(1000).default(1000),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(["name", "created_at", "updated_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .optional(),
});

/** Full names, page by page; with folders, `key` is what a level calls them. The cursor carries the order, so that a later page cannot change it. */
export async function listObjectsV2(call: Call): Promise<Response> {
  const caller = await call.caller();
  const bucket = bucketIn(call);
  const { prefix, cursor, limit, with_delimiter: hasFolders, sortBy } = await readJson(call.request, body);
  const from = cursor === undefined || cursor === "" ? undefined : openCursor(cursor);
  const { column, order } = from ?? sortBy ?? { column: "name" as const, order: "asc" as const };
  const wish = { bucket, prefix, hasFolders, column, order };
  const { entries, next } = await listPage(call.storage, caller, wish, limit, from);
  const depth = prefix.split("/").length - 1;
  const keyOf = (name: string) => (hasFolders ? { key: name.split("/")[depth] } : {});
  return answer({
    hasNext: next !== undefined,
    ...(next ? { nextCursor: closeCursor(next), nextCursorKey: next.name } : {}),
    folders: entries.flatMap((entry) => (entry.kind === "folder" ? [{ ...keyOf(entry.name), name: entry.name }] : [])),
    objects: entries.flatMap((entry) =>
      entry.kind === "object" ? [{ ...keyOf(entry.name), ...shownObject(entry.object) }] : [],
    ),
  });
}
