import type { Piece } from "./dissect.ts";

/** The template that a person who writes Vue would have for these pieces, with its values in `v`. */
export function vueTemplateOf(pieces: readonly Piece[]): string {
  let at = 0;
  return pieces
    .map((piece) => {
      if ("literal" in piece) return piece.literal;
      const place = `v[${at++}]`;
      return piece.attribute ? `:${piece.attribute}="${place}"` : `{{ ${place} }}`;
    })
    .join("");
}

export const valuesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => ("value" in piece ? [piece.value] : []));
