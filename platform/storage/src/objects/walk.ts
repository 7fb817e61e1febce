/**
 * Goes through the visible objects of a bucket in the order of their names. With a delimiter everything below the next
 * slash is one folder, and the walk jumps over it as soon as one object inside proves that the caller may see it:
 *
 *     a/1  a/2  a/3 …  b  c/1        asks for  a/1 → folder a/, then for what comes after a/ → b → c/1 → folder c/
 */
import { may, objectTarget, type Caller } from "@platform/storage/access/policy";
import type { Storage } from "@platform/storage/request/call";
import { objectColumns, type ObjectRow } from "./object.ts";

export type Entry<Row = ObjectRow> = { kind: "folder"; name: string } | { kind: "object"; name: string; object: Row };

export type Walk = {
  bucket: string;
  /** Names begin with it. */
  prefix: string;
  order: "asc" | "desc";
  hasFolders: boolean;
  /** The entry to go on behind. */
  after?: string | undefined;
};

/** The columns to read of each object, its name among them. */
export type Asked<Row> = { columns: string; readonly row?: Row };
const wholeObject: Asked<ObjectRow> = { columns: objectColumns };

// Each size is a statement of its own. The first page of most lists is the small one.
const batches = [100, 200];
// Names are ASCII, so this stands behind all that begin alike, and the other one before whatever follows a slash.
const last = "\x7f";

export const walk = (storage: Storage, caller: Caller, wish: Walk) => walkAsking(storage, caller, wish, wholeObject);

/** `wanted` entries are looked at, as far as anyone knows. */
export async function* walkAsking<Row extends { name: string }>(
  storage: Storage,
  caller: Caller,
  { bucket, prefix, order, hasFolders, after }: Walk,
  { columns }: Asked<Row>,
  wanted = Infinity,
): AsyncGenerator<Entry<Row>> {
  const batch = batches.find((size) => size >= wanted) ?? batches.at(-1)!;
  const isUp = order === "asc";
  // An object may be called like its own folder: only what is longer than the prefix can be a folder in it.
  const isFolder = (name: string) => hasFolders && name.length > prefix.length && name.endsWith("/");
  const past = (name: string) => (isUp && isFolder(name) ? `${name}${last}` : name);
  let from = after === undefined ? (isUp ? "" : `${prefix}${last}`) : past(after);
  for (;;) {
    const rows = await storage.db.rows<Row>(statement(columns, isUp, batch), [bucket, prefix, from, prefix.length]);
    let jumped = false;
    for (const object of rows) {
      from = object.name;
      const slash = hasFolders ? object.name.indexOf("/", prefix.length) : -1;
      if (!(await may(storage.policy, caller, "select", objectTarget(bucket, object.name)))) continue;
      if (slash < 0) {
        yield { kind: "object", name: object.name, object };
        continue;
      }
      const folder = object.name.slice(0, slash + 1);
      yield { kind: "folder", name: folder };
      // Downwards every name inside is greater than the folder's own, so the folder itself is the bound.
      from = past(folder);
      jumped = true;
      break;
    }
    if (!jumped && rows.length < batch) return;
  }
}

// The prefix is compared as text and not as a pattern: `_` and `%` are letters of a name.
const statement = (columns: string, isUp: boolean, batch: number) =>
  `SELECT ${columns} FROM storage.objects WHERE bucket_id = $1 AND name >= $2 AND left(name, $4) = $2 AND ${
    isUp ? `name > $3 AND name <= $2 || E'\\x7f' ORDER BY name` : `name < $3 ORDER BY name DESC`
  } LIMIT ${batch}`;
