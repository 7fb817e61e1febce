/** Whatever is sent, the answer is a refusal in the protocol's words and never a failure of ours. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService({ fileSizeLimit: 10_000 });
let server: string;
beforeAll(async () => {
  server = await service.server();
  await service.bucket("files");
  await service.ask("PUT", "/object/files/a", { token: server, body: "x" });
});

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("", "a\0b", "\ud800", -1, 1e308, 0.5, "..", "ñ", "a".repeat(2000), [[[]]], { a: null }),
);
const fields = [
  ["name", "id", "public", "file_size_limit", "allowed_mime_types", "type", "prefix", "prefixes", "paths", "expiresIn"],
  ["transform", "limit", "offset", "sortBy", "search", "cursor", "with_delimiter", "bucketId", "sourceKey"],
  ["destinationKey", "destinationBucket", "copyMetadata", "metadata"],
].flat();
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }),
  odd.map((value) => JSON.stringify(value)),
);

const isRefusal = (status: number, text: string) => {
  if (status < 300) return true;
  const errorBody = JSON.parse(text) as Record<string, unknown>;
  const isWorded = ["statusCode", "error", "message", "code"].every((key) => typeof errorBody[key] === "string");
  return status >= 400 && status < 500 && isWorded;
};

describe("bad input", () => {
  it.each([
    ["POST", "/bucket"],
    ["PUT", "/bucket/files"],
    ["POST", "/bucket/none/empty"],
    ["POST", "/object/list/files"],
    ["POST", "/object/list-v2/files"],
    ["DELETE", "/object/none"],
    ["POST", "/object/move"],
    ["POST", "/object/copy"],
    ["POST", "/object/sign/files"],
    ["POST", "/object/sign/files/a"],
    ["POST", "/object/upload/sign/files/b"],
  ])("%s %s", (method, path) =>
    fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const headers = {
          "content-type": "application/json",
          "x-metadata": sent.slice(0, 10).replaceAll(/[^!-~]/g, ""),
        };
        const { status, text } = await service.ask(method, path, { token: server, body: sent, headers });
        expect(isRefusal(status, text), `${status} ${text}`).toBe(true);
      }),
      { numRuns: 60 },
    ),
  );

  const segment = fc.oneof(
    fc
      .string({ unit: "binary", maxLength: 8 })
      .filter((text) => text.isWellFormed())
      .map(encodeURIComponent),
    fc.constantFrom("%", "%2", "%ff", "%00", "..", "%2e%2e", "%2F", "%5C", "files", "a", "*", "%C0%AE", ";", "%0d%0a"),
  );
  const root = fc.constantFrom(
    "object",
    "object/public",
    "object/authenticated",
    "object/info",
    "object/sign",
    "render/image/public",
    "bucket",
    "upload/resumable",
    "upload/resumable/sign",
    "cdn",
  );
  it("in paths, queries and headers", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
        root,
        fc.array(segment, { maxLength: 3 }),
        fc.string({ maxLength: 12 }).map(encodeURIComponent),
        fc.string({ unit: fc.constantFrom(...'abc019=, ;:-"*/'), maxLength: 12 }),
        async (method, at, segments, query, header) => {
          const path = `/${at}/${segments.join("/")}?token=${query}&download=${query}&width=${query}`;
          const names = ["range", "if-none-match", "content-type", "upload-metadata", "upload-offset", "upload-length"];
          const headers = Object.fromEntries(names.map((name) => [name, header.trim()]));
          const { status, text } = await service.ask(method, path, {
            token: server,
            headers: { ...headers, "tus-resumable": "1.0.0", "x-signature": query },
            ...(method === "GET" ? {} : { body: query }),
          });
          expect(isRefusal(status, text), `${status} ${text}`).toBe(true);
        },
      ),
      { numRuns: 400 },
    ));

  it("in the metadata of a resumable upload", () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), async (type, metadata) => {
        const b64 = (text: string) => Buffer.from(text).toString("base64");
        const answer = await service.ask("POST", "/upload/resumable", {
          token: server,
          headers: {
            "tus-resumable": "1.0.0",
            "upload-length": "3",
            "upload-metadata": `bucketName ${b64("files")},objectName ${b64("dir/.emptyFolderPlaceholder")},contentType ${b64(type)},metadata ${b64(metadata)},cacheControl ${b64(type)}`,
          },
        });
        expect(isRefusal(answer.status, answer.text), answer.text).toBe(true);
      }),
      { numRuns: 60 },
    ));
});
