/** Whether bytes begin as those of a picture we can change do, whatever their name says. */
export function looksLikeImage(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString("latin1");
  return beginnings.some((beginning) => beginning.test(text));
}

/** Lines and shapes in a text. */
export const looksLikeDrawing = (head: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!|svg)/i.test(Buffer.from(head).toString("latin1"));

/** As many bytes as it takes to tell. */
export const headBytes = 16;

const beginnings = [
  /^\u00ff\u00d8\u00ff/, // JPEG
  /^\u0089PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
  /^(?:II\*|MM[^]\*)/, // TIFF
];
