/** The kind of a file, told by its first bytes: neither its name nor the browser's statement counts. */
export const fileKinds = {
  jpeg: { type: "image/jpeg", isImage: true },
  png: { type: "image/png", isImage: true },
  webp: { type: "image/webp", isImage: true },
  pdf: { type: "application/pdf", isImage: false },
} as const;

export type FileKind = keyof typeof fileKinds;

/** `heic` is what many phones make; we cannot read it, and can say so. */
export type SeenKind = FileKind | "heic" | "unknown";

/** As many bytes as `kindOf` looks at. */
export const telltaleBytes = 16;

export function kindOf(start: Uint8Array): SeenKind {
  const text = String.fromCharCode(...start.subarray(0, telltaleBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF.{4}WEBPVP8[ LX]/s.test(text)) return "webp";
  if (/^%PDF-\d/.test(text)) return "pdf";
  return /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text) ? "heic" : "unknown";
}
