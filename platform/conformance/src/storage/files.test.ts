import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { denied, exists, granted, noBucket, noObject, refused } from "./testing/outcomes.ts";
import { useStorage } from "./testing/storage-server.ts";

const service = useStorage({ fileSizeLimit: 2_000_000 });
beforeAll(async () => {
  await granted(service.server().createBucket("files"));
  await granted(service.server().createBucket("other"));
  await granted(
    service.server().createBucket("pictures", { public: true, fileSizeLimit: 1000, allowedMimeTypes: ["image/*"] }),
  );
});

const bytes = () => new TextEncoder().encode("content");
const form = (name: string) => {
  const data = new FormData();
  data.append(name, new File(["content"], "file.txt", { type: "text/css" }));
  return data;
};

describe("storage-js uploads", () => {
  it.each([
    ["a string", () => "content", "text/plain;charset=UTF-8"],
    ["a blob", () => new Blob(["content"], { type: "image/gif" }), "image/gif"],
    ["a file", () => new File(["content"], "a.bin", { type: "image/webp" }), "image/webp"],
    ["a form", () => form("anything"), "text/css"],
    ["a form with the empty name", () => form(""), "text/css"],
    ["an ArrayBuffer", () => bytes().buffer, "text/plain;charset=UTF-8"],
    ["a view", () => bytes(), "text/plain;charset=UTF-8"],
    ["a buffer", () => Buffer.from("content"), "text/plain;charset=UTF-8"],
    ["a web stream", () => new Blob(["content"]).stream(), "text/plain;charset=UTF-8"],
    ["a Node stream", () => Readable.from([Buffer.from("con"), Buffer.from("tent")]), "text/plain;charset=UTF-8"],
  ])("%s", async (kind, body, type) => {
    const { id, storage } = await service.person();
    const path = `${id}/${kind}.txt`;
    const uploaded = await granted(storage.from("files").upload(path, body() as never, { metadata: { kind } }));
    expect(uploaded).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), path, fullPath: `files/${path}` });
    const blob = await granted(storage.from("files").download(path));
    expect([await blob.text(), blob.type.replace(" ", "")]).toEqual(["content", type.toLowerCase()]);
    expect(await granted(storage.from("files").info(path))).toEqual({
      id: uploaded.id,
      name: path,
      version: expect.any(String),
      bucketId: "files",
      size: 7,
      contentType: type,
      cacheControl: "max-age=3600",
      etag: '"9a0364b9e99bb480dd25e1f0284c8555"',
      metadata: { kind },
      lastModified: expect.any(String),
      createdAt: expect.any(String),
    });
    await refused(storage.from("files").upload(path, body() as never), exists);
    expect((await granted(storage.from("files").upload(path, body() as never, { upsert: true }))).id).toBe(uploaded.id);
    expect((await granted(storage.from("files").update(path, body() as never))).id).toBe(uploaded.id);
  });

  it("says why not", async () => {
    const { id, storage } = await service.person();
    await refused(storage.from("files").upload("elsewhere/a", "x"), denied);
    await refused(storage.from("files").upload("elsewhere/a", new Blob(["x"]), { upsert: true }), denied);
    await refused(storage.from("files").update("elsewhere/a", "x"), denied);
    await refused(storage.from("none").upload(`${id}/a`, "x"), noBucket);
    await refused(storage.from("files").upload(`${id}/ñ`, "x"), {
      statusCode: "400",
      code: "InvalidKey",
      message: `Invalid key: ${id}/ñ`,
    });
    const pictures = service.server().from("pictures");
    await refused(pictures.upload("a", "x"), {
      statusCode: "415",
      code: "InvalidMimeType",
      message: "mime type text/plain;charset=UTF-8 is not supported",
    });
    await refused(pictures.upload("a", new Blob(["x".repeat(1001)], { type: "image/png" })), {
      statusCode: "413",
      code: "EntityTooLarge",
    });
    await refused(pictures.upload("a", "x".repeat(1001), { contentType: "image/png" }), {
      statusCode: "413",
      code: "EntityTooLarge",
    });
    const empty = new FormData();
    await refused(pictures.upload("a", empty), {
      statusCode: "400",
      code: "InvalidRequest",
      message: "No content provided",
    });
    const { error } = await service.visitor().from("files").upload("a", "x");
    expect(error).toMatchObject({ status: 400, statusCode: "403", code: "AccessDenied" });
  });
});

describe("storage-js on files", () => {
  it("downloads, asks and streams", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    await granted(files.upload(`${id}/a b.txt`, "content"));
    expect(await new Response(await granted(files.download(`${id}/a b.txt`).asStream())).text()).toBe("content");
    expect(await files.exists(`${id}/a b.txt`)).toEqual({ data: true, error: null });
    expect((await files.exists(`${id}/none`)).data).toBe(false);
    await refused(files.download(`${id}/none`), noObject);
    await refused(files.info(`${id}/none`), noObject);
    await refused(storage.from("none").download("a"), noBucket);
    const eva = await service.person();
    await refused(eva.storage.from("files").download(`${id}/a b.txt`), noObject);
    expect((await eva.storage.from("files").exists(`${id}/a b.txt`)).data).toBe(false);
  });

  it("moves, copies and removes", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    await granted(files.upload(`${id}/a`, "content", { metadata: { from: "a" } }));
    expect(await granted(files.move(`${id}/a`, `${id}/b`))).toMatchObject({ message: "Successfully moved" });
    expect(await granted(files.copy(`${id}/b`, `${id}/c`))).toEqual({ path: `files/${id}/c` });
    expect(await granted(files.copy(`${id}/b`, `${id}/c`, { destinationBucket: "other" }))).toEqual({
      path: `other/${id}/c`,
    });
    expect((await granted(files.info(`${id}/c`))).metadata).toEqual({ from: "a" });
    await refused(files.move(`${id}/a`, `${id}/d`), noObject);
    await refused(files.move(`${id}/b`, `${id}/c`), exists);
    await refused(files.copy(`${id}/b`, `${id}/c`), exists);
    await refused(files.copy(`${id}/a`, `${id}/d`), noObject);
    await refused(files.move(`${id}/b`, "elsewhere/b"), denied);
    await refused(files.copy(`${id}/b`, "elsewhere/b"), denied);
    await refused(files.copy(`${id}/b`, `${id}/d`, { destinationBucket: "none" }), noBucket);
    await refused(files.move(`${id}/b`, `${id}/../x`), { statusCode: "400", code: "InvalidKey" });
    const removed = await granted(files.remove([`${id}/b`, `${id}/none`, "elsewhere/x"]));
    expect(removed).toMatchObject([{ name: `${id}/b`, metadata: { size: 7 } }]);
    expect(await granted(files.remove([`${id}/none`]))).toEqual([]);
    await refused(files.remove([]), {
      statusCode: "400",
      code: "InvalidRequest",
      message: "body/prefixes must NOT have fewer than 1 items",
    });
  });

  it("lists, in both ways", async () => {
    const { id, storage } = await service.person();
    const files = storage.from("files");
    for (const name of ["b.txt", "a.txt", "dir/c.txt", "dir/d.txt"]) await granted(files.upload(`${id}/${name}`, "x"));
    const names = async (...parameters: Parameters<typeof files.list>) =>
      (await granted(files.list(...parameters))).map(({ name }) => name);
    expect(await names(id)).toEqual(["a.txt", "b.txt", "dir"]);
    expect(await names(id, { limit: 1, offset: 1 })).toEqual(["b.txt"]);
    expect(await names(id, { search: "A" })).toEqual(["a.txt"]);
    expect(await names(id, { sortBy: { column: "name", order: "desc" } })).toEqual(["dir", "b.txt", "a.txt"]);
    expect(await names(`${id}/dir`)).toEqual(["c.txt", "d.txt"]);
    expect((await granted(files.list(id)))[0]).toEqual({
      name: "a.txt",
      id: expect.any(String),
      updated_at: expect.any(String),
      created_at: expect.any(String),
      last_accessed_at: expect.any(String),
      metadata: {
        eTag: '"9dd4e461268c8034f5c8564e155c67a6"',
        size: 1,
        mimetype: "text/plain;charset=UTF-8",
        cacheControl: "max-age=3600",
        lastModified: expect.any(String),
        contentLength: 1,
        httpStatusCode: 200,
      },
    });
    expect(await granted(storage.from("none").list())).toEqual([]);
    const first = await granted(files.listV2({ prefix: `${id}/`, limit: 2, with_delimiter: true }));
    expect(first).toMatchObject({
      hasNext: true,
      folders: [],
      objects: [{ name: `${id}/a.txt` }, { name: `${id}/b.txt` }],
    });
    const second = await granted(
      files.listV2({ prefix: `${id}/`, limit: 2, with_delimiter: true, cursor: first.nextCursor! }),
    );
    expect(second).toMatchObject({ hasNext: false, folders: [{ name: `${id}/dir/` }], objects: [] });
    expect((await granted(files.listV2({ prefix: `${id}/` }))).objects).toHaveLength(4);
    await refused(files.listV2({ limit: 1001 }), { statusCode: "400", code: "InvalidRequest" });
  });
});
