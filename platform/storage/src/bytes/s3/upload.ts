/** Sends a file of unknown length: at once when it is small, else in parts that become a file only with the last. */
import { S3Error, textOf, valuesIn, type AskS3, type S3Request } from "./client.ts";

// The protocol wants at least 5 MiB, and at most 10,000 parts: files of up to 80 GB.
export const partSize = 8 * 1024 * 1024;

export async function upload(ask: AskS3, key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const tags: string[] = [];
  let uploadId: string | undefined;
  try {
    for await (const body of inParts(source)) {
      // A short one is the last; when it is the first too, it is the file.
      if (!uploadId && body.length < partSize) return void (await ask({ method: "PUT", key, body }));
      uploadId ??= await begin(ask, key);
      const query = { partNumber: String(tags.length + 1), uploadId };
      tags.push((await ask({ method: "PUT", key, query, body })).headers.get("etag") ?? "");
    }
    if (!uploadId) return void (await ask({ method: "PUT", key }));
    const completing: S3Request = { method: "POST", key, query: { uploadId }, body: completion(tags) };
    await textOf(ask(completing), completing);
  } catch (error) {
    // Fails as well when the service is away; then the sweeper does it.
    if (uploadId) await ask({ method: "DELETE", key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function begin(ask: AskS3, key: string): Promise<string> {
  const request: S3Request = { method: "POST", key, query: { uploads: "" } };
  const [uploadId] = valuesIn(await textOf(ask(request), request), "UploadId");
  if (!uploadId) throw new S3Error("no upload", request);
  return uploadId;
}

/** Pieces of exactly the size of a part, and the rest. One is in memory at a time. */
export async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = Buffer.allocUnsafeSlow(partSize);
  let filled = 0;
  for await (const chunk of source)
    for (let taken = 0; taken < chunk.length;) {
      const fitting = chunk.subarray(taken, taken + partSize - filled);
      part.set(fitting, filled);
      taken += fitting.length;
      filled += fitting.length;
      if (filled < partSize) continue;
      yield part;
      part = Buffer.allocUnsafeSlow(partSize);
      filled = 0;
    }
  if (filled > 0) yield part.subarray(0, filled);
}

const completion = (tags: string[]) =>
  `<CompleteMultipartUpload>${tags
    .map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    .join("")}</CompleteMultipartUpload>`;
