import { z } from "zod";
import type { Caller } from "@platform/storage/access/policy";
import { shownObject } from "@platform/storage/objects/object";
import { walk, walkAsking, type Asked } from "@platform/storage/objects/walk";
import { walkByTime } from "@platform/storage/objects/walk-by-time";
import { answerText, type Call, type Storage } from "@platform/storage/request/call";
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
  const shown: string[] = [];
  let skipped = 0;
  const wish = { bucket, prefix: level, ...sortBy, wanted: search === "" ? offset + limit : Infinity };
  for await (const { name, rest } of entriesOf(call.storage, caller, wish)) {
    const segment = name.slice(level.length).replace(/\/$/, "");
    if (!segment.toLowerCase().startsWith(search.toLowerCase())) continue;
    if (skipped++ < offset) continue;
    shown.push(`{"name":${JSON.stringify(segment)},${rest.slice(1)}`);
    if (shown.length === limit) break;
  }
  return answerText(`[${shown.join(",")}]`);
}

type Sorted = { bucket: string; prefix: string; wanted: number } & z.infer<typeof body>["sortBy"];
/** `rest` is the JSON of what is told besides the name. */
type Line = { name: string; rest: string };

const time = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
// The database writes it: to take a hundred rows apart and put them together again costs more than everything else here.
const asLine: Asked<Line> = {
  columns: `name, json_build_object('id', id, 'updated_at', ${time("updated_at")}, 'created_at', ${time("created_at")},
    'last_accessed_at', ${time("last_accessed_at")}, 'metadata', metadata)::text AS rest`,
};
const folderRest = JSON.stringify({
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});

async function* entriesOf(storage: Storage, caller: Caller, wish: Sorted): AsyncGenerator<Line> {
  const { bucket, prefix, column, order, wanted } = wish;
  if (column === "name") {
    for await (const entry of walkAsking(storage, caller, { bucket, prefix, order, hasFolders: true }, asLine, wanted))
      yield entry.kind === "object" ? entry.object : { name: entry.name, rest: folderRest };
    return;
  }
  // Folders have no time, so they come first, by name.
  for await (const entry of walk(storage, caller, { bucket, prefix, order: "asc", hasFolders: true }))
    if (entry.kind === "folder") yield { name: entry.name, rest: folderRest };
  for await (const object of walkByTime(storage, caller, { bucket, prefix, column, order, isFlat: true })) {
    const { name, ...rest } = shownObject(object);
    yield { name, rest: JSON.stringify(rest) };
  }
}
