/**
 * Reads multipart/form-data without ever holding a file: fields come as text, the first file as a stream.
 *
 *     --boundary CRLF headers CRLF CRLF content CRLF --boundary … --boundary--
 *
 * Our own, because storage-js sends its file under the empty field name, which parsers drop or rename.
 */
import { refusals } from "@platform/storage/request/errors";
import { ByteQueue } from "./byte-queue.ts";
import { partHeaders, type PartHeaders } from "./part-headers.ts";

export type Form = {
  /** The fields before the file. */
  fields: Map<string, string>;
  file: { type: string | undefined; content: AsyncGenerator<Uint8Array> } | undefined;
};

const limits = { fields: 10, fieldBytes: 1024 * 1024, headerBytes: 16 * 1024, trailerBytes: 64 * 1024 };

/** The boundary of a multipart content type; undefined for any other type. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refusals.invalidRequest("Multipart: Boundary not found");
  return boundary;
}

export async function readForm(source: AsyncIterable<Uint8Array>, boundary: string): Promise<Form> {
  const queue = new ByteQueue(source);
  try {
    const form = await formIn(queue, boundary);
    if (!form.file) await queue.close();
    return form;
  } catch (error) {
    await queue.close();
    throw error;
  }
}

async function formIn(queue: ByteQueue, boundary: string): Promise<Form> {
  const fields = new Map<string, string>();
  // The first boundary has no line before it; with one put there, all are alike.
  queue.unread(Buffer.from("\r\n"));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await collected(queue.until(delimiter), limits.trailerBytes);
  for (let parts = 0; await anotherPart(queue); parts++) {
    const part = await headersOf(queue);
    const content = queue.until(delimiter);
    if (part.isFile) return { fields, file: { type: part.type, content: thenTheRest(content, queue) } };
    const text = await textOf(content);
    if (parts >= limits.fields) throw refusals.invalidRequest("Multipart: too many fields");
    // The first wins: nobody behind it can change what was read.
    if (!fields.has(part.name)) fields.set(part.name, text);
  }
  return { fields, file: undefined };
}

/** After a delimiter stands a line end before another part, or two hyphens at the end. */
async function anotherPart(queue: ByteQueue): Promise<boolean> {
  const mark = (await queue.take(2)).toString("latin1");
  if (mark === "--") return false;
  if (mark !== "\r\n") throw refusals.invalidRequest("Multipart: malformed part");
  return true;
}

async function headersOf(queue: ByteQueue): Promise<PartHeaders> {
  // As with the first boundary: a part without headers has its empty line at once.
  queue.unread(Buffer.from("\r\n"));
  const chunks = await collected(queue.until(Buffer.from("\r\n\r\n")), limits.headerBytes);
  return partHeaders(chunks.toString("utf8"));
}

const textOf = async (content: AsyncIterable<Uint8Array>) =>
  (await collected(content, limits.fieldBytes)).toString("utf8");

async function collected(content: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > limit) throw refusals.invalidRequest("Multipart: field or header too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A connection is only good for the next request when what follows the file was taken, too. */
async function* thenTheRest(content: AsyncGenerator<Uint8Array>, queue: ByteQueue): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
    await queue.skip(limits.trailerBytes);
  } finally {
    await queue.close();
  }
}
