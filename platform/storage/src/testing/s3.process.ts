/** A small service that speaks S3 on a folder, and lets nobody in whose signature or hash is wrong. Prints its port. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { authorizationFor, sha256 } from "@platform/storage/bytes/s3/signature";
import { s3Credentials, s3Name } from "./s3-account.ts";

const [root = ""] = process.argv.slice(2);
const [objects, uploads] = [join(root, "objects"), join(root, "uploads")];
for (const folder of [objects, uploads]) mkdirSync(folder, { recursive: true });
const placeOf = (key: string) => join(objects, encodeURIComponent(key));
// Pages are short, so that a listing of a few files has several.
const pageSize = 3;

type Asked = { url: URL; method: string; key: string; headers: IncomingMessage["headers"]; body: Buffer };
type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
const refusal = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });

function isSigned({ url, method, headers, body }: Asked): boolean {
  const authorization = headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const must = ["host", "x-amz-date", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  return (
    must.every((name) => names.includes(name)) &&
    authorization === authorizationFor({ method, url, headers: signed }, s3Credentials) &&
    headers["x-amz-content-sha256"] === sha256(body)
  );
}

function answer(s3Request: Asked): Answer {
  const { url, method, key } = s3Request;
  if (!isSigned(s3Request)) return refusal(403, "SignatureDoesNotMatch");
  if (url.pathname.split("/")[1] !== s3Name) return refusal(404, "NoSuchBucket");
  const upload = url.searchParams.get("uploadId");
  if (key === "") return url.searchParams.has("uploads") ? listUploads(url) : listObjects(url);
  if (upload !== null) return uploading(s3Request, join(uploads, upload));
  if (method === "POST") return begun(key);
  if (method === "PUT") return stored(s3Request);
  if (method === "DELETE") return (rmSync(placeOf(key), { force: true }), { status: 204 });
  return existsSync(placeOf(key)) ? read(s3Request) : refusal(404, "NoSuchKey");
}

function read({ key, headers }: Asked): Answer {
  const whole = readFileSync(placeOf(key));
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined) return { body: whole };
  if (Number(first) >= whole.length) return refusal(416, "InvalidRange");
  return { status: 206, body: whole.subarray(Number(first), Number(last) + 1) };
}

function stored({ key, headers, body }: Asked): Answer {
  const source = headers["x-amz-copy-source"];
  const from = source === undefined ? undefined : placeOf(String(source).slice(`/${s3Name}/`.length));
  if (from !== undefined && !existsSync(from)) return refusal(404, "NoSuchKey");
  writeFileSync(placeOf(key), from === undefined ? body : readFileSync(from));
  return from === undefined ? {} : { body: "<CopyObjectResult></CopyObjectResult>" };
}

function begun(key: string): Answer {
  const id = randomUUID();
  mkdirSync(join(uploads, id));
  writeFileSync(join(uploads, id, "key"), key);
  return { body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
}

function uploading({ method, key, url, body }: Asked, folder: string): Answer {
  if (!existsSync(folder)) return refusal(404, "NoSuchUpload");
  const tagOf = (part: Buffer) => `"${createHash("md5").update(part).digest("hex")}"`;
  if (method === "PUT") {
    writeFileSync(join(folder, url.searchParams.get("partNumber")!), body);
    return { headers: { etag: tagOf(body) } };
  }
  if (method === "POST") {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number = ""]) => readFileSync(join(folder, number)));
    // As the protocol has it: the answer begins well and then tells of the error.
    if (parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return refusal(200, "EntityTooSmall");
    if (parts.some((part, index) => tagOf(part) !== named[index]![2])) return refusal(200, "InvalidPart");
    writeFileSync(placeOf(key), Buffer.concat(parts));
  }
  rmSync(folder, { recursive: true });
  return method === "POST" ? { body: "<CompleteMultipartUploadResult/>" } : { status: 204 };
}

function listObjects({ searchParams }: URL): Answer {
  const [prefix, after] = [searchParams.get("prefix") ?? "", searchParams.get("continuation-token") ?? ""];
  const keys = readdirSync(objects).map(decodeURIComponent).toSorted();
  const wanted = keys.filter((key) => key.startsWith(prefix) && key > after);
  const entries = wanted.slice(0, pageSize).map((key) => {
    const { size, mtime } = statSync(placeOf(key));
    return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`;
  });
  const next = wanted[pageSize] && `<NextContinuationToken>${wanted[pageSize - 1]}</NextContinuationToken>`;
  return { body: `<ListBucketResult>${entries.join("")}${next ?? ""}</ListBucketResult>` };
}

function listUploads({ searchParams }: URL): Answer {
  const entries = readdirSync(uploads).flatMap((id) => {
    const key = readFileSync(join(uploads, id, "key"), "utf8");
    if (!key.startsWith(searchParams.get("prefix") ?? "")) return [];
    const time = statSync(join(uploads, id, "key")).mtime.toISOString();
    return [`<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${time}</Initiated></Upload>`];
  });
  return { body: `<ListMultipartUploadsResult>${entries.join("")}</ListMultipartUploadsResult>` };
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url!, `http://${request.headers.host}`);
  const key = url.pathname.split("/").slice(2).join("/");
  const s3Request = { url, key, method: request.method!, headers: request.headers, body: await buffer(request) };
  const { status = 200, headers = {}, body = "" } = answer(s3Request);
  response.writeHead(status, headers).end(body);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
