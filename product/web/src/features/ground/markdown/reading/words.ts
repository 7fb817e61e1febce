/** The words of a paragraph: text, emphasis, code and links that lead somewhere safe. */
import type { PhrasingContent } from "mdast";
import type { Piece, Words } from "@product/domain/site/blocks";
import { safeLink } from "@product/domain/site/safe-link";
import type { Reading } from "./reading.ts";

export const wordsFrom = (nodes: readonly PhrasingContent[], reading: Reading): Words =>
  joined(nodes.flatMap((node) => pieceFrom(node, reading))).filter(
    (piece) => piece.type !== "text" || piece.text !== "",
  );

function pieceFrom(node: PhrasingContent, reading: Reading): Words {
  switch (node.type) {
    case "text":
      return [{ type: "text", text: node.value }];
    case "inlineCode":
      return [{ type: "code", text: node.value }];
    case "break":
      return [{ type: "break" }];
    case "strong":
    case "emphasis":
      return [{ type: node.type, words: wordsFrom(node.children, reading) }];
    case "link": {
      const to = safeLink(node.url);
      const words = wordsFrom(node.children, reading);
      if (to) return [{ type: "link", to, words }];
      reading.fault("link-unsafe", node, node.url.slice(0, 200));
      return words;
    }
    case "image":
      // A picture stands in a line of its own; within a sentence only what it shows is said.
      return [{ type: "text", text: node.alt ?? "" }];
    default:
      return [];
  }
}

/** Neighbouring texts are one. */
const joined = (pieces: Words): Words =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    if (last?.type === "text" && piece.type === "text")
      all[all.length - 1] = { type: "text", text: last.text + piece.text };
    else all.push(piece);
    return all;
  }, []);
