/** Why a file is not taken. */
export type FileRefusal =
  | { code: "file.kind-not-taken" }
  | { code: "file.heic" }
  | { code: "file.broken" }
  | { code: "file.too-large"; megabytes: number }
  | { code: "file.too-many-pixels"; megapixels: number }
  // The upload is gone: it was taken already, or it waited too long.
  | { code: "file.upload-gone" }
  | { code: "file.too-many-uploads" }
  | { code: "file.storage-away" };
