import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService({ fileSizeLimit: 1_000_000, patience: { idleSeconds: 1.5 } });
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";
const md5 = (text: string) => `"${createHash("md5").update(text).digest("hex")}"`;
let token: string;
let files = 0;
const somewhere = () => `${ana}/file-${files++}.txt`;
const send = (path: string, body: unknown, headers = {}, method = "POST") =>
  service.ask(method, `/object/files/${path}`, { token, body, headers });
const info = async (path: string) => (await service.ask("GET", `/object/info/files/${path}`, { token })).body;
const leftovers = async () => (await readdir(`${service.root()}/incoming`)).length;

beforeAll(async () => {
  await service.bucket("files");
  token = await service.person(ana);
});

describe("an upload", () => {
  it("is a raw body with its type, cache rule and metadata in headers", async () => {
    const path = somewhere();
    const metadata = Buffer.from(JSON.stringify({ colour: "red" })).toString("base64");
    const { status, body } = await send(path, "hello", {
      "content-type": "text/plain;charset=UTF-8",
      "cache-control": "max-age=3600",
      "x-metadata": metadata,
    });
    expect({ status, Key: body["Key"] }).toEqual({ status: 200, Key: `files/${path}` });
    expect(await info(path)).toEqual({
      id: body["Id"],
      name: path,
      version: expect.stringMatching(/^[0-9a-f-]{36}$/),
      bucket_id: "files",
      size: 5,
      content_type: "text/plain;charset=UTF-8",
      cache_control: "max-age=3600",
      etag: md5("hello"),
      metadata: { colour: "red" },
      last_modified: "2026-11-15T10:00:00.000Z",
      created_at: "2026-11-15T10:00:00.000Z",
    });
  });

  it("is a form whose file has the empty field name", async () => {
    const path = somewhere();
    const form = new FormData();
    form.append("cacheControl", "60");
    form.append("metadata", '{"a":1}');
    form.append("", new Blob(["form content"], { type: "image/png" }));
    expect((await send(path, form)).status).toBe(200);
    expect(await info(path)).toMatchObject({
      size: 12,
      etag: md5("form content"),
      content_type: "image/png",
      cache_control: "max-age=60",
      metadata: { a: 1 },
    });
  });

  it("is a form of the user's own, of which the first file counts", async () => {
    const path = somewhere();
    const form = new FormData();
    form.append("contentType", "application/pdf");
    form.append("document", new File(["one"], 'a "quoted"; name.bin'));
    form.append("other", new File(["two"], "b.bin"));
    expect((await send(path, form)).status).toBe(200);
    expect(await info(path)).toMatchObject({ size: 3, content_type: "application/pdf", cache_control: "no-cache" });
  });

  it("may be empty, and JSON is a file like any other", async () => {
    const [empty, json] = [somewhere(), somewhere()];
    expect((await send(empty, "", { "content-type": "text/plain" })).status).toBe(200);
    expect((await send(json, '{"x":', { "content-type": "application/json" })).status).toBe(200);
    expect(await info(empty)).toMatchObject({ size: 0 });
    expect(await info(json)).toMatchObject({ size: 5, content_type: "application/json" });
  });

  it("does not replace unless asked to; PUT always does, and keeps the id", async () => {
    const path = somewhere();
    const first = await send(path, "one");
    expect((await send(path, "two")).body).toEqual({
      statusCode: "409",
      error: "Duplicate",
      message: "The resource already exists",
      code: "KeyAlreadyExists",
    });
    expect((await send(path, "two", { "x-upsert": "true" })).body).toEqual(first.body);
    expect((await send(path, "three", {}, "PUT")).body).toEqual(first.body);
    expect(await info(path)).toMatchObject({ etag: md5("three") });
  });

  it.each([
    ["no bucket", "POST", "/object/none/a.txt", "404", "NoSuchBucket"],
    ["an escape", "POST", "/object/files/a%2F..%2Fb", "400", "InvalidKey"],
    ["a null byte", "POST", "/object/files/a%00b", "400", "InvalidKey"],
    ["a backslash", "POST", "/object/files/a%5Cb", "400", "InvalidKey"],
    ["letters beyond ASCII", "POST", "/object/files/%C3%B1", "400", "InvalidKey"],
    ["a full-width stop", "POST", "/object/files/%EF%BC%8E%EF%BC%8E/a", "400", "InvalidKey"],
    ["a second encoding", "POST", "/object/files/%252e%252e", "400", "InvalidKey"],
    ["half an encoding", "POST", "/object/files/%E0%A4%A", "400", "InvalidKey"],
    ["no name", "POST", "/object/files/", "400", "InvalidKey"],
    ["an endless name", "POST", `/object/files/${"a".repeat(1025)}`, "400", "InvalidKey"],
  ])("refuses %s", async (_, method, path, statusCode, code) => {
    const answer = await service.ask(method, path, { token: await service.server(), body: "x" });
    expect(answer).toMatchObject({ status: 400, body: { statusCode, code } });
  });

  it("asks for rights before it reads a byte", async () => {
    let pulled = 0;
    const body = new ReadableStream({ pull: (c) => (pulled++, c.enqueue(new Uint8Array(1000))) }, { highWaterMark: 0 });
    const response = await service.fetched("POST", "/object/files/other/x", {
      headers: { authorization: `Bearer ${token}` },
      body,
      duplex: "half",
    } as RequestInit);
    expect(await response.json()).toEqual({
      statusCode: "403",
      error: "Unauthorized",
      message: "new row violates row-level security policy",
      code: "AccessDenied",
    });
    expect(pulled).toBe(0);
  });

  it("needs the right to update and to see when it may replace", async () => {
    service.setPolicy((operation) => operation === "insert");
    expect((await send("x/new", "a")).status).toBe(200);
    expect((await send("x/newer", "a", { "x-upsert": "true" })).body).toMatchObject({ statusCode: "403" });
    service.setPolicy((_o, target) => target.kind === "object" && target.name.startsWith(ana));
  });
});

describe("limits", () => {
  const endless = (headers: Record<string, string>, chunk = 64 * 1024) => {
    const state = { pulled: 0, cancelled: false };
    const body = new ReadableStream(
      {
        pull: (c) => (state.pulled++, c.enqueue(new Uint8Array(chunk))),
        cancel: () => void (state.cancelled = true),
      },
      { highWaterMark: 0 },
    );
    const sent = service.fetched("POST", `/object/files/${somewhere()}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      duplex: "half",
    } as RequestInit);
    return { state, sent };
  };

  it("end an endless body at the first byte too many", async () => {
    const { state, sent } = endless({ "content-type": "application/octet-stream" });
    expect(await (await sent).json()).toMatchObject({ statusCode: "413", code: "EntityTooLarge" });
    expect(state.cancelled).toBe(true);
    expect(state.pulled).toBeLessThan(20);
    expect(await leftovers()).toBe(0);
  });

  it("refuse an announced length without reading", async () => {
    const { state, sent } = endless({ "content-length": "1000001" });
    expect(await (await sent).json()).toMatchObject({ statusCode: "413" });
    expect(state.pulled).toBe(0);
  });

  it("do not wait for who falls silent", async () => {
    const body = new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(10)) });
    const response = await service.fetched("POST", `/object/files/${somewhere()}`, {
      headers: { authorization: `Bearer ${token}` },
      body,
      duplex: "half",
    } as RequestInit);
    expect(await response.json()).toMatchObject({ statusCode: "408" });
    expect(await leftovers()).toBe(0);
  });

  it("find a body that is shorter than it said, and a form that was cut off", async () => {
    expect((await send(somewhere(), "short", { "content-length": "10" })).body).toMatchObject({
      code: "InvalidRequest",
    });
    const cut = '--b\r\nContent-Disposition: form-data; name=""; filename="f"\r\n\r\nhalf of it';
    const answer = await send(somewhere(), cut, { "content-type": "multipart/form-data; boundary=b" });
    expect(answer.body).toMatchObject({ message: "The request ended before its content did" });
    expect(await leftovers()).toBe(0);
  });

  it("of a bucket hold for size and type", async () => {
    await service.bucket("small", { file_size_limit: 3, allowed_mime_types: ["image/*", "text/plain"] });
    const server = await service.server();
    const put = (name: string, body: string, type: string) =>
      service.ask("PUT", `/object/small/${name}`, { token: server, body, headers: { "content-type": type } });
    expect((await put("a", "abc", "text/plain; charset=utf-8")).status).toBe(200);
    expect((await put("a", "abcd", "image/png")).body).toMatchObject({ statusCode: "413" });
    expect((await put("b", "abc", "text/html")).body).toEqual({
      statusCode: "415",
      error: "invalid_mime_type",
      message: "mime type text/html is not supported",
      code: "InvalidMimeType",
    });
    expect((await put("dir/.emptyFolderPlaceholder", "", "application/octet-stream")).status).toBe(200);
    for (const path of ["/object/copy", "/object/move"]) {
      await service.ask("PUT", "/object/files/page.html", {
        token: server,
        body: "<p>",
        headers: { "content-type": "text/html" },
      });
      const body = { bucketId: "files", sourceKey: "page.html", destinationBucket: "small", destinationKey: "p" };
      expect((await service.ask("POST", path, { token: server, body })).body).toMatchObject({ statusCode: "415" });
    }
  });

  it("keep unsafe headers out of what is stored", async () => {
    const form = new FormData();
    form.append("contentType", "text/plain\r\nset-cookie: a=b");
    form.append("", new Blob(["x"]));
    expect((await send(somewhere(), form)).body).toMatchObject({ code: "InvalidMimeType" });
  });
});
