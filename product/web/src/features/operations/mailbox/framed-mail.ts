import type { Piece } from "#request/ports/mailbox.ts";

type Hidden = Exclude<Piece, string>["hidden"];

/**
 * A mail as it can stand in a frame that may do nothing: our policy allows no style elements there, and its links would
 * open inside the frame. In the place of a link or a code stands a word that says so.
 */
export const framedMail = (html: readonly Piece[], wordFor: (hidden: Hidden) => string): string =>
  html
    .map((piece) => (typeof piece === "string" ? piece : escaped(wordFor(piece.hidden))))
    .join("")
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replace(/\shref\s*=/gi, " data-to=");

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
