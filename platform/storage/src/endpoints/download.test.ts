import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService();
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";
const eva = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0002";
const content = "0123456789";
let server: string;

const put = (path: string, body: string, type = "text/plain", headers = {}) =>
  service.ask("PUT", `/object/${path}`, { token: server, body, headers: { "content-type": type, ...headers } });

beforeAll(async () => {
  server = await service.server();
  await service.bucket("open", { public: true });
  await service.bucket("closed");
  await put("open/digits.txt", content, "text/plain", { "cache-control": "max-age=60" });
  await put(`closed/${ana}/digits.txt`, content);
});

describe("a download", () => {
  it("carries what is known of the file, and what keeps a browser from running it", async () => {
    const { status, headers, text } = await service.ask("GET", "/object/public/open/digits.txt");
    expect({ status, text }).toEqual({ status: 200, text: content });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain",
      "content-length": "10",
      etag: '"781e5e245d69b566979b86e28d23f2c7"',
      "last-modified": "Sun, 15 Nov 2026 10:00:00 GMT",
      "cache-control": "max-age=60",
      "accept-ranges": "bytes",
      "x-robots-tag": "none",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it.each([
    ["GET", "/object/open/digits.txt", undefined, 200],
    ["GET", "/object/public/open/digits.txt", undefined, 200],
    ["GET", "/object/authenticated/open/digits.txt", eva, 200],
    ["GET", "/object/authenticated/open/digits.txt", undefined, "AccessDenied"],
    ["GET", `/object/closed/${ana}/digits.txt`, ana, 200],
    ["GET", `/object/authenticated/closed/${ana}/digits.txt`, ana, 200],
    ["GET", `/object/closed/${ana}/digits.txt`, eva, "NoSuchKey"],
    ["GET", `/object/authenticated/closed/${ana}/digits.txt`, eva, "NoSuchKey"],
    ["GET", `/object/closed/${ana}/digits.txt`, undefined, "NoSuchBucket"],
    ["GET", `/object/public/closed/${ana}/digits.txt`, ana, "NoSuchBucket"],
    ["GET", "/object/public/none/a", undefined, "NoSuchBucket"],
    ["GET", "/object/public/open/none", undefined, "NoSuchKey"],
    ["GET", "/object/info/public/open/digits.txt", undefined, 200],
    ["GET", `/object/info/closed/${ana}/digits.txt`, ana, 200],
    ["GET", `/object/info/authenticated/closed/${ana}/digits.txt`, eva, "NoSuchKey"],
    ["HEAD", `/object/closed/${ana}/digits.txt`, ana, 200],
    ["HEAD", `/object/closed/${ana}/digits.txt`, eva, 400],
  ])("%s %s as %s answers %s", async (method, path, person, expected) => {
    const token = person && (await service.person(person));
    const { status, body } = await service.ask(method, path, token ? { token } : {});
    expect(typeof expected === "number" ? status : body["code"]).toBe(expected);
  });

  it("answers HEAD with headers alone", async () => {
    const { status, headers, text } = await service.ask("HEAD", "/object/public/open/digits.txt");
    expect({ status, text, length: headers.get("content-length") }).toEqual({ status: 200, text: "", length: "10" });
  });

  it("tells the tag of a file to those who ask for the head of what is known of it", async () => {
    for (const method of ["HEAD", "GET"]) {
      const { status, headers } = await service.ask(method, "/object/info/public/open/digits.txt");
      expect([status, headers.get("etag")]).toEqual([200, expect.stringMatching(/^"[^"]+"$/)]);
    }
  });

  it("names the file when asked to", async () => {
    const disposition = async (query: string) =>
      (await service.ask("GET", `/object/public/open/digits.txt${query}`)).headers.get("content-disposition");
    expect(await disposition("?cacheNonce=1")).toBe(null);
    expect(await disposition("?download")).toBe("attachment;");
    expect(await disposition("?download=")).toBe("attachment;");
    expect(await disposition("?download=a%20b%C3%B1.txt")).toBe(
      "attachment; filename=a%20b%C3%B1.txt; filename*=UTF-8''a%20b%C3%B1.txt",
    );
    expect(await disposition("?download=%0d%0ax:y")).toBe(
      "attachment; filename=%0D%0Ax%3Ay; filename*=UTF-8''%0D%0Ax%3Ay",
    );
  });

  it.each([
    "text/html",
    "image/svg+xml",
    "application/xhtml+xml",
    "text/xml",
    "text/javascript",
    "application/javascript",
  ])("hands out %s as a file where a link leads", async (type) => {
    await put("open/active", "<script>", type);
    for (const path of ["/object/public/open/active", "/object/open/active"])
      expect((await service.ask("GET", path)).headers.get("content-disposition")).toBe("attachment;");
    expect(
      (await service.ask("GET", "/object/open/active", { token: server })).headers.get("content-disposition"),
    ).toBe(null);
  });

  it("sends nothing to who has it already", async () => {
    const ask = (headers: Record<string, string>) =>
      service.ask("GET", "/object/public/open/digits.txt", { headers }).then(({ status }) => status);
    const etag = '"781e5e245d69b566979b86e28d23f2c7"';
    expect(await ask({ "if-none-match": etag })).toBe(304);
    expect(await ask({ "if-none-match": `"x", W/${etag}` })).toBe(304);
    expect(await ask({ "if-none-match": '"x"' })).toBe(200);
    expect(await ask({ "if-modified-since": "Sun, 15 Nov 2026 10:00:00 GMT" })).toBe(304);
    expect(await ask({ "if-modified-since": "Sun, 15 Nov 2026 09:59:59 GMT" })).toBe(200);
    expect(await ask({ "if-none-match": '"x"', "if-modified-since": "Sun, 15 Nov 2027 09:59:59 GMT" })).toBe(200);
  });

  it("goes on with a part only of the same file", async () => {
    const ask = (condition: string) =>
      service.ask("GET", "/object/public/open/digits.txt", { headers: { range: "bytes=0-1", "if-range": condition } });
    expect((await ask('"781e5e245d69b566979b86e28d23f2c7"')).status).toBe(206);
    expect((await ask('"other"')).status).toBe(200);
  });

  it("sends any part that is asked for", () =>
    fc.assert(
      fc.asyncProperty(fc.option(fc.nat(14)), fc.option(fc.nat(14)), async (first, last) => {
        const range = `bytes=${first ?? ""}-${last ?? ""}`;
        const { status, headers, text, body } = await service.ask("GET", "/object/public/open/digits.txt", {
          headers: { range },
        });
        const outcome = {
          status,
          text: status === 400 ? body["code"] : text,
          length: headers.get("content-length"),
          range: headers.get("content-range"),
        };
        expect(outcome).toEqual(answerTo(partOf(first, last)));
      }),
      { numRuns: 60 },
    ));

  it("says when the bytes are gone, and lets nobody keep that answer", async () => {
    await put("open/lost", "x");
    const { storage } = await service.parts();
    const row = await service.sql.db.first<{ version: string }>(
      `SELECT version FROM storage.objects WHERE name = 'lost'`,
    );
    await storage.bytes.remove(row!.version);
    const { status, headers, body } = await service.ask("GET", "/object/public/open/lost");
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { statusCode: "404", error: "Not found", message: "The resource was not found" },
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

function partOf(first: number | null, last: number | null): string | undefined {
  if (first === null) return last === null ? undefined : last === 0 ? "" : content.slice(-last);
  if (last !== null && last < first) return undefined;
  return content.slice(first, last === null ? undefined : last + 1);
}

function answerTo(part: string | undefined) {
  if (part === undefined) return { status: 200, text: content, length: "10", range: null };
  if (part === "") return { status: 400, text: "InvalidRange", length: null, range: "bytes */10" };
  const start = content.indexOf(part);
  return {
    status: 206,
    text: part,
    length: String(part.length),
    range: `bytes ${start}-${start + part.length - 1}/10`,
  };
}
