/** Why a document is not taken in, not asked for, or not decided about. */
export type DocumentRefusal =
  | { code: "document.kind-not-taken" }
  | { code: "document.file-needed" }
  | { code: "document.both-sides-needed" }
  | { code: "document.too-many-files"; most: number }
  // Another version of it already waits to be checked.
  | { code: "document.on-its-way" }
  | { code: "document.verifier-needed"; groupEn: string; groupEs: string }
  // The one in force ends before the new one begins; verified now, the days between now and then would be lost.
  | { code: "document.begins-later"; ends: string }
  | { code: "document.longer-than-lawful" }
  | { code: "document.number-shared"; n: number }
  | { code: "document.copy-needed" }
  // It is here without a file, and its kind is one of which a copy is kept.
  | { code: "document.without-file" }
  | { code: "document.taken-back-late" }
  | { code: "document.picture-needed" }
  | { code: "document.only-noted" };
