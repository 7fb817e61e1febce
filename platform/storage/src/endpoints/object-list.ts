import { z } from "zod";
import type { Caller } from "@platform/storage/access/policy";
import { shownObject } from "@platform/storage/objects/object";
import { walk, type Entry } from "@platform/storage/objects/walk";
import { walkByTime } from "@platform/storage/objects/walk-by-time";
import { answer, type Call, type Storage } from "@platform/storage/request/call";
import { readJson } from "@platform/storage/request/json";
import { bucketIn } from "@platform/storage/request/names";

const body = z.object({
  prefix: z.string().max(1024),
  limit: z.int().min(1).max(10_000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(1024).default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});

/** One level below a prefix. A bucket that is not there lists as an empty one. */
export async function listObjects(call: Call): Promise<Response> {
  const caller = await call.caller();
  const bucket = bucketIn(call);
  const { prefix, limit, offset, search, sortBy } = await readJson(call.request, body);
  const level = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const shown: object[] = [];
  let skipped = 0;
  for await (const entry of entriesOf(call.storage, caller, { bucket, prefix: level, ...sortBy })) {
    const segment = entry.name.slice(level.length).replace(/\/$/, "");
    if (!segment.toLowerCase().startsWith(search.toLowerCase())) continue;
    if (skipped++ < offset) continue;
    shown.push(shownEntry(entry, segment));
    if (shown.length === limit) break;
  }
  return answer(shown);
}

type Sorted = { bucket: string; prefix: string } & z.infer<typeof body>["sortBy"];

async function* entriesOf(storage: Storage, caller: Caller, { bucket, prefix, column, order }: Sorted) {
  if (column === "name") return yield* walk(storage, caller, { bucket, prefix, order, hasFolders: true });
  // Folders have no time, so they come first, by name.
  for await (const entry of walk(storage, caller, { bucket, prefix, order: "asc", hasFolders: true }))
    if (entry.kind === "folder") yield entry;
  for await (const object of walkByTime(storage, caller, { bucket, prefix, column, order, isFlat: true }))
    yield { kind: "object", name: object.name, object } satisfies Entry;
}

const shownEntry = (entry: Entry, name: string) =>
  entry.kind === "object"
    ? { ...shownObject(entry.object), name }
    : { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
