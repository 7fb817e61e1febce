import type { PhrasingContent } from "mdast";
import type { Words } from "@product/domain/site/blocks";

export const phrasesOf = (words: Words): PhrasingContent[] =>
  words.map((piece): PhrasingContent => {
    switch (piece.type) {
      case "text":
        return { type: "text", value: piece.text };
      case "code":
        return { type: "inlineCode", value: piece.text };
      case "break":
        return { type: "break" };
      case "link":
        return { type: "link", url: piece.to, children: phrasesOf(piece.words) };
      default:
        return { type: piece.type, children: phrasesOf(piece.words) };
    }
  });
