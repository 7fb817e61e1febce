/** Why a document is not taken in, or not asked for. */
export type DocumentRefusal =
  | { code: "document.kind-not-taken" }
  | { code: "document.file-needed" }
  | { code: "document.both-sides-needed" }
  | { code: "document.too-many-files"; most: number }
  // Another version of it already waits to be checked.
  | { code: "document.on-its-way" };
