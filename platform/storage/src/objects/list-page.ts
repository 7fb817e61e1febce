/** One page of a listing with a cursor that says where the next begins. */
import { z } from "zod";
import type { Caller } from "@platform/storage/access/policy";
import type { Storage } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { parsedOrNothing } from "@platform/storage/request/json";
import { walk, type Entry } from "./walk.ts";
import { walkByTime } from "./walk-by-time.ts";

const cursorContent = z.strictObject({
  column: z.enum(["name", "created_at", "updated_at"]),
  order: z.enum(["asc", "desc"]),
  /** The name of the last entry, and its time where that is the order. */
  name: z.string(),
  time: z
    .string()
    .regex(/^\d{1,16}$/)
    .optional(),
});

export type Cursor = z.infer<typeof cursorContent>;
export type Wish = { bucket: string; prefix: string; hasFolders: boolean } & Pick<Cursor, "column" | "order">;

export const closeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString("base64url");

export function openCursor(text: string): Cursor {
  const cursor = cursorContent.safeParse(parsedOrNothing(Buffer.from(text, "base64url").toString("utf8")));
  if (!cursor.success) throw refusals.invalidParameter("Invalid cursor");
  return cursor.data;
}

/** Up to `limit` entries, and the cursor of the last if there are more. */
export async function listPage(storage: Storage, caller: Caller, wish: Wish, limit: number, from: Cursor | undefined) {
  const { column, order } = wish;
  const entries: Entry[] = [];
  let end: Cursor | undefined;
  for await (const { time, ...entry } of everything(storage, caller, wish, from)) {
    if (entries.length === limit) return { entries, next: end };
    entries.push(entry);
    end = { column, order, name: entry.name, ...(time === undefined ? {} : { time }) };
  }
  return { entries, next: undefined };
}

async function* everything(
  storage: Storage,
  caller: Caller,
  { bucket, prefix, hasFolders, column, order }: Wish,
  from: Cursor | undefined,
): AsyncGenerator<Entry & { time?: string }> {
  if (column === "name") {
    yield* walk(storage, caller, { bucket, prefix, order, hasFolders, after: from?.name });
    return;
  }
  // Folders have no time, so they come first, by name.
  if (hasFolders && from?.time === undefined)
    for await (const entry of walk(storage, caller, { bucket, prefix, order: "asc", hasFolders, after: from?.name }))
      if (entry.kind === "folder") yield entry;
  const after = from?.time === undefined ? undefined : { time: from.time, name: from.name };
  const inTime = walkByTime(storage, caller, { bucket, prefix, column, order, after, isFlat: hasFolders });
  for await (const { time, ...object } of inTime) yield { kind: "object", name: object.name, object, time };
}
