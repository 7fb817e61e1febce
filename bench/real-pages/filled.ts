import { escaped, type Piece } from "./dissect.ts";

/** The document as template literals would make it: what stands there, and each value escaped. */
export function filled(pieces: readonly Piece[]): string {
  let html = "";
  for (const piece of pieces)
    html +=
      "literal" in piece
        ? piece.literal
        : piece.attribute
          ? `${piece.attribute}="${escaped(piece.value)}"`
          : escaped(piece.value);
  return html;
}
