import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService();
let server: string;
let buckets = 0;

beforeAll(async () => {
  server = await service.server();
});

/** Rows alone: a listing never looks at bytes. */
async function filled(names: string[]): Promise<string> {
  const bucket = `list-${buckets++}`;
  await service.bucket(bucket);
  await service.sql.db.rows(
    `INSERT INTO storage.objects (bucket_id, name, version, metadata, created_at, updated_at)
     SELECT $1, name, gen_random_uuid()::text, '{"size": 1}', '2026-01-01'::timestamptz + n * interval '1 second', '2026-01-01'
     FROM unnest($2::text[]) WITH ORDINALITY AS given (name, n)`,
    [bucket, names],
  );
  return bucket;
}

const list = async (bucket: string, body: object, token = server) =>
  (await service.ask("POST", `/object/list/${bucket}`, { token, body: { prefix: "", ...body } })).body as unknown as {
    name: string;
    id: string | null;
  }[];
const names = async (bucket: string, body: object, token = server) =>
  (await list(bucket, body, token)).map(({ name, id }) => (id === null ? `${name}/` : name));

describe("a listing", () => {
  it("shows one level: files with their metadata, folders without", async () => {
    const bucket = await filled(["a.txt", "docs/b.txt", "docs/deep/c.txt", "z.txt"]);
    expect(await names(bucket, {})).toEqual(["a.txt", "docs/", "z.txt"]);
    expect(await names(bucket, { prefix: "docs" })).toEqual(["b.txt", "deep/"]);
    expect(await list(bucket, { prefix: "docs/deep/" })).toEqual([
      {
        name: "c.txt",
        id: expect.any(String),
        updated_at: "2026-01-01T00:00:00.000Z",
        created_at: "2026-01-01T00:00:03.000Z",
        last_accessed_at: expect.any(String),
        metadata: expect.objectContaining({ size: 1, contentLength: 1 }),
      },
    ]);
    expect((await list(bucket, {}))[1]).toEqual({
      name: "docs",
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
  });

  it("sorts, searches and pages", async () => {
    const bucket = await filled(["b", "a", "Ab", "dir/x", "c_d", "cxd"]);
    expect(await names(bucket, { sortBy: { column: "name", order: "desc" } })).toEqual([
      "dir/",
      "cxd",
      "c_d",
      "b",
      "a",
      "Ab",
    ]);
    expect(await names(bucket, { sortBy: { column: "created_at", order: "desc" } })).toEqual([
      "dir/",
      "cxd",
      "c_d",
      "Ab",
      "a",
      "b",
    ]);
    expect(await names(bucket, { search: "AB" })).toEqual(["Ab"]);
    expect(await names(bucket, { search: "c_" })).toEqual(["c_d"]);
    expect(await names(bucket, { limit: 2, offset: 1 })).toEqual(["a", "b"]);
  });

  it("of no bucket is empty, of no prefix refused", async () => {
    expect(await list("nowhere", {})).toEqual([]);
    expect((await service.ask("POST", "/object/list/nowhere", { token: server, body: {} })).body).toMatchObject({
      message: "body must have required property 'prefix'",
    });
  });

  it("shows nobody more than the rules do, folders included", async () => {
    const bucket = await filled(["ana/1", "ana/2", "eva/1", "top"]);
    expect(await names(bucket, {}, await service.person("ana"))).toEqual(["ana/"]);
    expect(await names(bucket, { prefix: "eva" }, await service.person("ana"))).toEqual([]);
    expect(await names(bucket, {}, await service.anon())).toEqual([]);
  });

  it("of many in a folder jumps over it", async () => {
    const bucket = await filled([...Array.from({ length: 1000 }, (_, n) => `big/${n}`), "after"]);
    expect(await names(bucket, {})).toEqual(["after", "big/"]);
    expect(await names(bucket, { sortBy: { column: "name", order: "desc" } })).toEqual(["big/", "after"]);
  });
});

type Page = { hasNext: boolean; nextCursor?: string; folders: { name: string }[]; objects: { name: string }[] };

async function allPages(
  bucket: string,
  body: object,
): Promise<{ folders: string[]; objects: string[]; pages: number }> {
  const found = { folders: [] as string[], objects: [] as string[], pages: 0 };
  let cursor: string | undefined;
  do {
    const answer = await service.ask("POST", `/object/list-v2/${bucket}`, { token: server, body: { ...body, cursor } });
    const page = answer.body as unknown as Page;
    found.folders.push(...page.folders.map(({ name }) => name));
    found.objects.push(...page.objects.map(({ name }) => name));
    found.pages++;
    cursor = page.hasNext ? page.nextCursor : undefined;
  } while (cursor !== undefined);
  return found;
}

describe("a listing with cursors", () => {
  const segment = fc.string({
    unit: fc.constantFrom("a", "B", "-", ".", "0", "_"),
    minLength: 1,
    maxLength: 2,
  });
  const name = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join("/"));

  it("finds everything once, in any order, with pages of any size", () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(name, { minLength: 1, maxLength: 15 }),
        fc.constantFrom("", "a", "a/", "B/a"),
        fc.boolean(),
        fc.constantFrom("asc" as const, "desc" as const),
        fc.constantFrom("name", "created_at"),
        fc.integer({ min: 1, max: 5 }),
        async (keys, prefix, with_delimiter, order, column, limit) => {
          const bucket = await filled(keys);
          const found = await allPages(bucket, { prefix, with_delimiter, limit, sortBy: { column, order } });
          expect({ folders: found.folders, objects: found.objects }).toEqual(
            expected(keys, prefix, with_delimiter, order, column),
          );
          expect(found.pages).toBe(Math.max(1, Math.ceil((found.folders.length + found.objects.length) / limit)));
        },
      ),
      { numRuns: 60 },
    ));

  it("calls entries by their level where there are folders, and gives no key where there are none", async () => {
    const bucket = await filled(["a/b/1", "a/2"]);
    const listed = async (body: object) => {
      const { folders, objects } = (
        await service.ask("POST", `/object/list-v2/${bucket}`, { token: server, body: { prefix: "a/", ...body } })
      ).body as { folders: object[]; objects: object[] };
      return { folders, objects };
    };
    expect(await listed({ with_delimiter: true })).toMatchObject({
      folders: [{ key: "b", name: "a/b/" }],
      objects: [{ key: "2", name: "a/2" }],
    });
    const flat = await listed({});
    expect(flat.objects).toMatchObject([{ name: "a/2" }, { name: "a/b/1" }]);
    expect(flat.objects.some((object) => "key" in object)).toBe(false);
  });

  it("refuses a cursor that is none of ours", async () => {
    const bucket = await filled(["a"]);
    for (const cursor of ["x", Buffer.from('{"column":"owner"}').toString("base64url")])
      expect(
        (await service.ask("POST", `/object/list-v2/${bucket}`, { token: server, body: { cursor } })).body,
      ).toMatchObject({
        code: "InvalidParameter",
      });
  });
});

function expected(keys: string[], prefix: string, hasFolders: boolean, order: "asc" | "desc", column: string) {
  const byName = (key: string, other: string) => (key < other ? -1 : 1);
  const below = keys.filter((key) => key.startsWith(prefix));
  const slash = (key: string) => (hasFolders ? key.indexOf("/", prefix.length) : -1);
  const folders = [...new Set(below.filter((key) => slash(key) >= 0).map((key) => key.slice(0, slash(key) + 1)))];
  const objects = below.filter((key) => slash(key) < 0);
  const turned = <Item>(items: Item[]) => (order === "asc" ? items : items.toReversed());
  return column === "name"
    ? { folders: turned(folders.toSorted(byName)), objects: turned(objects.toSorted(byName)) }
    : { folders: folders.toSorted(byName), objects: turned(objects) };
}
