import type { Words } from "@product/domain/site/blocks";
import type { DocNode, Mark } from "./doc-node.ts";

/** Words as runs of text with marks. A line break in the source is a space, as it is for the reader. */
export const runsOf = (words: Words, marks: Mark[] = []): DocNode[] =>
  words.flatMap((piece): DocNode[] => {
    switch (piece.type) {
      case "text":
        return run(piece.text.replaceAll(/\s*\n\s*/g, " "), marks);
      case "code":
        return run(piece.text.replaceAll("\n", " "), [...marks, { type: "code" }]);
      case "break":
        return [{ type: "hardBreak" }];
      case "link":
        return runsOf(piece.words, marked(marks, { type: "link", attrs: { href: piece.to } }));
      default:
        return runsOf(piece.words, marked(marks, { type: piece.type === "strong" ? "bold" : "italic" }));
    }
  });

/** For titles and cells, which are of one line. */
export const lineOf = (words: Words): DocNode[] =>
  runsOf(words).map((node) => (node.type === "hardBreak" ? { type: "text", text: " " } : node));

const run = (text: string, marks: Mark[]): DocNode[] =>
  text === "" ? [] : [{ type: "text", text, ...(marks.length > 0 && { marks }) }];

const marked = (marks: Mark[], mark: Mark): Mark[] =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
