/** A text cut into words and web addresses, so that the addresses can be followed. */
export type TextPiece = { text: string; isLink: boolean };

export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isLink: false }] : pieces;
}

/**
 * A mail as it can stand in a frame that may do nothing: our policy allows no style elements there, and its links would
 * open inside the frame.
 */
export const framedHtml = (html: string): string =>
  html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, "").replace(/\shref\s*=/gi, " data-to=");
