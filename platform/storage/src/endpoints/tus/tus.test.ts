import { createHash, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sweep } from "@platform/storage/sweep";
import { useService } from "@platform/storage/testing/service";

const service = useService({ fileSizeLimit: 100_000, tusSeconds: 3600, patience: { idleSeconds: 5 } });
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";
const tus = { "tus-resumable": "1.0.0" };
const b64 = (text: string) => Buffer.from(text).toString("base64");
let token: string;
let files = 0;
const somewhere = () => `${ana}/tus-${files++}.bin`;

beforeAll(async () => {
  await service.bucket("files");
  token = await service.person(ana);
});

const metadata = (name: string, more = "") => ({
  "upload-metadata": `bucketName ${b64("files")},objectName ${b64(name)},contentType ${b64("image/png")},cacheControl ${b64("60")},metadata ${b64('{"a":1}')}${more}`,
});
const create = (name: string, headers: Record<string, string>, body?: unknown) =>
  service.ask("POST", "/upload/resumable", { token, headers: { ...tus, ...metadata(name), ...headers }, body });
const pathOf = (headers: Headers) => new URL(headers.get("location")!).pathname;
const patch = (path: string, offset: number, body: unknown, headers = {}) =>
  service.ask("PATCH", path, {
    token,
    body,
    headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream", ...headers },
  });
const head = (path: string) => service.ask("HEAD", path, { token, headers: tus });
const info = async (name: string) => (await service.ask("GET", `/object/info/files/${name}`, { token })).body;

/** A body that gives these bytes, and does something once they are taken and more is asked for. */
const sending = (bytes: string, then: (c: ReadableStreamDefaultController) => void) => {
  let isGiven = false;
  const pull = (c: ReadableStreamDefaultController) => {
    if (isGiven) return then(c);
    isGiven = true;
    c.enqueue(Buffer.from(bytes));
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
};

describe("a resumable upload", () => {
  it("arrives in parts and becomes an object with the last", async () => {
    const name = somewhere();
    const bytes = randomBytes(3000);
    const created = await create(name, { "upload-length": "3000" });
    expect(created.status).toBe(201);
    expect(created.headers.get("upload-expires")).toBe("Sun, 15 Nov 2026 11:00:00 GMT");
    expect(created.headers.get("location")).toMatch(/^http:\/\/localhost\/upload\/resumable\/[\w-]+$/);
    const path = pathOf(created.headers);
    expect(Buffer.from(path.split("/").at(-1)!, "base64url").toString()).toMatch(
      new RegExp(`^files/${name}/[0-9a-f-]{36}$`),
    );
    const first = await patch(path, 0, bytes.subarray(0, 1000));
    expect([first.status, first.headers.get("upload-offset"), first.headers.get("tus-complete")]).toEqual([
      204,
      "1000",
      null,
    ]);
    expect((await info(name))["code"]).toBe("NoSuchKey");
    const { status, headers } = await head(path);
    expect([status, headers.get("upload-offset"), headers.get("upload-length"), headers.get("cache-control")]).toEqual([
      200,
      "1000",
      "3000",
      "no-store",
    ]);
    const last = await patch(path, 1000, bytes.subarray(1000));
    expect([last.status, last.headers.get("upload-offset"), last.headers.get("tus-complete")]).toEqual([
      204,
      "3000",
      "1",
    ]);
    expect(await info(name)).toMatchObject({
      size: 3000,
      etag: `"${createHash("md5").update(bytes).digest("hex")}"`,
      content_type: "image/png",
      cache_control: "max-age=60",
      metadata: { a: 1 },
    });
    // A client that missed the last answer asks again, and must not send everything twice.
    expect((await head(path)).headers.get("upload-offset")).toBe("3000");
    expect((await service.ask("DELETE", path, { token, headers: tus })).status).toBe(400);
  });

  it("may begin with its bytes, be empty, or say its length later", async () => {
    const [whole, empty, later] = [somewhere(), somewhere(), somewhere()];
    const octets = { "content-type": "application/offset+octet-stream" };
    const response = await create(whole, { "upload-length": "5", ...octets }, "hello");
    expect([response.status, response.headers.get("upload-offset")]).toEqual([201, "5"]);
    expect(await info(whole)).toMatchObject({ size: 5 });
    expect((await create(empty, { "upload-length": "0" })).status).toBe(201);
    expect(await info(empty)).toMatchObject({ size: 0 });
    const path = pathOf((await create(later, { "upload-defer-length": "1" })).headers);
    expect((await head(path)).headers.get("upload-defer-length")).toBe("1");
    expect((await patch(path, 0, "hel")).status).toBe(204);
    expect((await patch(path, 3, "lo", { "upload-length": "5" })).headers.get("tus-complete")).toBe("1");
    expect(await info(later)).toMatchObject({ size: 5 });
  });

  it.each([
    ["another version", { "tus-resumable": "0.2.2" }, 412],
    ["no length", {}, 400],
    ["a bad length", { "upload-length": "-1" }, 400],
    ["too large", { "upload-length": "100001" }, 413],
    ["no bucket name", { "upload-length": "1", "upload-metadata": `objectName ${b64("x")}` }, 400],
    [
      "no bucket",
      { "upload-length": "1", "upload-metadata": `bucketName ${b64("no")},objectName ${b64(`${ana}/x`)}` },
      404,
    ],
    ["no right", { "upload-length": "1", "upload-metadata": `bucketName ${b64("files")},objectName ${b64("x")}` }, 403],
  ])("is refused by its true status: %s", async (_, headers, status) => {
    const answer = await create(somewhere(), headers as Record<string, string>);
    expect([answer.status, answer.headers.get("tus-resumable")]).toEqual([status, "1.0.0"]);
  });

  it("refuses a wrong offset, more than announced, a wrong type, and what is unknown", async () => {
    const path = pathOf((await create(somewhere(), { "upload-length": "5" })).headers);
    expect((await patch(path, 1, "x")).status).toBe(409);
    const tooLong = await patch(path, 0, "too long");
    expect([tooLong.status, tooLong.body["message"]]).toEqual([413, "Maximum size exceeded"]);
    expect((await patch(path, 0, "x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await head(path)).headers.get("upload-offset")).toBe("0");
    expect((await head("/upload/resumable/bm90aGluZw")).status).toBe(404);
    const eva = await service.person("0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0002");
    expect((await service.ask("HEAD", path, { token: eva, headers: tus })).status).toBe(403);
  });

  it("does not replace unless that was asked at its begin", async () => {
    const name = somewhere();
    await create(name, { "upload-length": "1", "content-type": "application/offset+octet-stream" }, "a");
    expect((await create(name, { "upload-length": "1" })).status).toBe(409);
    const path = pathOf((await create(name, { "upload-length": "2", "x-upsert": "true" })).headers);
    expect((await patch(path, 0, "bb")).status).toBe(204);
    expect(await info(name)).toMatchObject({ size: 2 });
  });

  it("ends by wish, and by time", async () => {
    const gone = pathOf((await create(somewhere(), { "upload-length": "5" })).headers);
    await patch(gone, 0, "ab");
    expect((await service.ask("DELETE", gone, { token, headers: tus })).status).toBe(204);
    expect((await head(gone)).status).toBe(404);
    const late = pathOf((await create(somewhere(), { "upload-length": "5" })).headers);
    await patch(late, 0, "ab");
    service.wait(3601);
    token = await service.person(ana);
    expect((await patch(late, 2, "cde")).status).toBe(404);
    const { storage } = await service.parts();
    const swept = await sweep(storage, { olderThan: new Date(Date.now() + 1000) });
    expect(swept).toMatchObject({ removed: 0, missing: [] });
    expect(swept.expired).toBeGreaterThan(0);
  });

  it("keeps what came before the connection broke", async () => {
    const name = somewhere();
    const path = pathOf((await create(name, { "upload-length": "6" })).headers);
    const broken = sending("abc", (c) => c.error(new Error("gone")));
    const sent = await service.fetched("PATCH", path, {
      headers: {
        authorization: `Bearer ${token}`,
        ...tus,
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: broken,
      duplex: "half",
    } as RequestInit);
    expect(sent.status).toBe(400);
    expect((await head(path)).headers.get("upload-offset")).toBe("3");
    expect((await patch(path, 3, "def")).status).toBe(204);
    expect((await service.ask("GET", `/object/files/${name}`, { token })).text).toBe("abcdef");
  });

  it("lets a newer request take over from one that hangs", async () => {
    const name = somewhere();
    const path = pathOf((await create(name, { "upload-length": "6" })).headers);
    const taken = Promise.withResolvers<void>();
    const hanging = sending("abc", () => taken.resolve());
    const older = service.fetched("PATCH", path, {
      headers: {
        authorization: `Bearer ${token}`,
        ...tus,
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: hanging,
      duplex: "half",
    } as RequestInit);
    await taken.promise;
    const newer = await patch(path, 0, "abcdef");
    // The older one left three bytes behind, so the newer starts from the wrong place and is told so.
    expect(newer.status).toBe(409);
    expect((await older).status).toBe(400);
    expect((await patch(path, 3, "def")).status).toBe(204);
    expect((await service.ask("GET", `/object/files/${name}`, { token })).text).toBe("abcdef");
  });

  it("is locked while another process writes to it", async () => {
    const path = pathOf((await create(somewhere(), { "upload-length": "6" })).headers);
    await service.sql.db.rows(
      `UPDATE storage.tus_uploads SET lock = gen_random_uuid(), locked_until = $1 WHERE NOT finished`,
      [new Date(service.now().getTime() + 30_000)],
    );
    expect((await patch(path, 0, "abc")).status).toBe(423);
    service.wait(31);
    expect((await patch(path, 0, "abc")).status).toBe(204);
  });

  it("may be signed, without a bearer", async () => {
    const name = somewhere();
    const response = await service.ask("POST", `/object/upload/sign/files/${name}`, { token, body: {} });
    const signed = { ...tus, "x-signature": response.body["token"] };
    const ask = (method: string, path: string, headers: object, body?: unknown) =>
      service.ask(method, path, { headers: { ...signed, ...headers }, body });
    const created = await ask("POST", "/upload/resumable/sign", { ...metadata(name), "upload-length": "3" });
    expect(created.headers.get("location")).toContain("/upload/resumable/sign/");
    const path = pathOf(created.headers);
    const octets = { "content-type": "application/offset+octet-stream", "upload-offset": "0" };
    expect((await service.ask("PATCH", path, { headers: { ...tus, ...octets }, body: "abc" })).status).toBe(400);
    expect((await ask("POST", path, { ...octets, "x-http-method-override": "PATCH" }, "abc")).status).toBe(204);
    expect(
      (await ask("POST", "/upload/resumable/sign", { ...metadata(`${ana}/other`), "upload-length": "3" })).status,
    ).toBe(400);
    const row = await service.sql.db.first(`SELECT owner_id FROM storage.objects WHERE name = $1`, [name]);
    expect(row).toEqual({ owner_id: ana });
  });
});

describe("the address of an upload", () => {
  const elsewhere = useService({ externalUrl: "https://files.example/storage/v1" });

  it("is the public one where that is known", async () => {
    await elsewhere.bucket("files");
    const { headers } = await elsewhere.ask("POST", "/upload/resumable", {
      token: await elsewhere.server(),
      headers: { ...tus, ...metadata("a"), "upload-length": "1" },
    });
    expect(headers.get("location")).toMatch(/^https:\/\/files\.example\/storage\/v1\/upload\/resumable\/[\w-]+$/);
  });
});
