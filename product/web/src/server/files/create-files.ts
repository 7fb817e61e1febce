/** The product's files in the storage service, embedded or hosted alike: by the official client and our own key. */
import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { nextUploadNumber } from "@product/database/jobs/upload-numbers";
import { downloadSeconds, type BucketName } from "@product/domain/files/buckets";
import { Refused } from "@product/domain/refusals";
import type { Files, UploadOwner } from "#request/ports/files.ts";
import { checkFile } from "./check-file.ts";
import { cutImage, sizeOfImage } from "./clean-image.ts";
import { previewImage } from "./preview-image.ts";
import { thumbnailImage } from "./thumbnail-image.ts";

type FilesOptions = {
  /** With the installation's own rights. */
  storage: SupabaseClient["storage"];
  /** The service as browsers reach it; the embedded one is wherever the page is. */
  url: string | undefined;
};

/**
 * So many files of one person may wait to be used; they are gone after a day. There are as many places and no more: however often
 * someone asks for one, and whatever they send at once, a file lies in one of these or nowhere.
 */
const places = Array.from({ length: 20 }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`);
const pageLength = 500;

export const createFiles = ({ storage, url }: FilesOptions): Files => ({
  async openUpload(owner) {
    const waiting = await answered(storage.from("incoming").list(folderOf(owner), { limit: 2 * places.length }));
    const taken = new Set(waiting.map(({ name }) => name));
    const free = places.filter((place) => !taken.has(place));
    if (free.length === 0) throw new Refused({ code: "file.too-many-uploads" });
    // Two who ask at once, as for the two sides of a document, get different ones.
    const id = free[(await nextUploadNumber()) % free.length]!;
    const name = placeOf(owner, id);
    const { token } = await answered(storage.from("incoming").createSignedUploadUrl(name));
    return { id, token, name, bucket: "incoming", endpoint: `${url ?? ""}/storage/v1/upload/resumable/sign` };
  },

  async readUpload(owner, id) {
    const sent = await ifThere(storage.from("incoming").download(placeOf(owner, id)));
    if (!sent) throw new Refused({ code: "file.upload-gone" });
    return sent.bytes();
  },

  async forgetUpload(owner, id) {
    await answered(storage.from("incoming").remove([placeOf(owner, id)]));
  },

  async keep(bucket, name, sent, frame) {
    const { bytes, type } = await checkFile(bucket, sent, frame);
    await answered(storage.from(bucket).upload(name, bytes, { contentType: type, upsert: false }));
    const pixels = bucket === "content-media" ? { pixels: await sizeOfImage(bytes) } : {};
    return { type, size: bytes.length, sha256: await sha256Of(bytes), ...pixels };
  },

  read: (bucket, name) => ifThere(storage.from(bucket).download(name)),

  async preview(bucket, name, mark) {
    const kept = await ifThere(storage.from(bucket).download(name));
    return kept?.type.startsWith("image/") ? previewImage(await kept.bytes(), mark) : undefined;
  },

  async cut(bucket, name, crop) {
    const kept = await ifThere(storage.from(bucket).download(name));
    return kept?.type.startsWith("image/") ? cutImage(await kept.bytes(), crop) : undefined;
  },

  async thumbnail(bucket, name) {
    const kept = await ifThere(storage.from(bucket).download(name));
    return kept?.type.startsWith("image/") ? thumbnailImage(await kept.bytes()) : undefined;
  },

  async remove(bucket, names) {
    if (names.length > 0) await answered(storage.from(bucket).remove([...names]));
  },

  async downloadLink(bucket, name, fileName) {
    const signing = storage.from(bucket).createSignedUrl(name, downloadSeconds, { download: fileName });
    return (await answered(signing)).signedUrl;
  },

  olderThan: (bucket, before) => olderThan(storage, bucket, before),
});

/** A megabyte at a time: all at once would hold up everyone else. */
async function sha256Of(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += hashedAtOnce) {
    hash.update(bytes.subarray(at, at + hashedAtOnce));
    await nextTurn();
  }
  return hash.digest();
}

const hashedAtOnce = 1024 * 1024;

async function* olderThan(storage: FilesOptions["storage"], bucket: BucketName, before: Date) {
  let cursor: string | undefined;
  do {
    const sortBy = { column: "created_at", order: "asc" } as const;
    const page = await answered(
      storage.from(bucket).listV2({ limit: pageLength, sortBy, ...(cursor === undefined ? {} : { cursor }) }),
    );
    const old = page.objects.filter((object) => new Date(object.created_at) < before);
    if (old.length > 0) yield old.map(({ key, name }) => key ?? name);
    cursor = old.length === page.objects.length ? page.nextCursor : undefined;
  } while (cursor !== undefined);
}

const folderOf = ({ purpose, userId }: UploadOwner) => `${purpose}/${userId}`;
const placeOf = (owner: UploadOwner, id: string) => `${folderOf(owner)}/${id}`;

type Answer = { data: unknown; error: ServiceError | null };
type ServiceError = Error & { status?: number | undefined; statusCode?: string | undefined };
type Given<Result extends Answer> = NonNullable<Result["data"]>;

async function answered<Result extends Answer>(response: PromiseLike<Result>): Promise<Given<Result>> {
  const { data, error } = await response;
  if (!error) return data as Given<Result>;
  // Nobody can mend by what they do that the service is away, but they can come back.
  if (error.status === undefined || error.status >= 500) throw new Refused({ code: "file.storage-away" });
  throw error;
}

async function ifThere<Result extends Answer>(response: PromiseLike<Result>): Promise<Given<Result> | undefined> {
  const { error } = await response;
  const isMissing = error?.statusCode === "404" || error?.status === 404;
  return isMissing ? undefined : answered(response);
}
