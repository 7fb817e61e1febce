import type { Piece, Words } from "@product/domain/site/blocks";
import { safeLink } from "@product/domain/site/safe-link";
import type { DocNode } from "./doc-node.ts";

/** Runs of text with marks as words within words; spaces at the edges mean nothing to a reader and are left out. */
export function wordsIn(node: DocNode): Words {
  const words = joined(wrapped(node.content ?? [], ["link", "bold", "italic"]));
  return trimmed(trimmed(words).toReversed(), "end").toReversed();
}

type Wrapping = "link" | "bold" | "italic";

function wrapped(runs: readonly DocNode[], [kind, ...rest]: readonly Wrapping[]): Piece[] {
  if (!kind) return runs.map(pieceOf);
  return stretches(runs, (run) => markOf(run, kind)).flatMap(([mark, stretch]): Piece[] => {
    if (mark === undefined) return wrapped(stretch, rest);
    if (kind === "link") return [{ type: "link", to: mark, words: joined(wrapped(stretch, rest)) }];
    const type = kind === "bold" ? "strong" : "emphasis";
    return outOfMark(joined(wrapped(stretch, rest)), (words) => ({ type, words }));
  });
}

/** Neighbours of which the same holds, together. */
function stretches(runs: readonly DocNode[], holds: (run: DocNode) => string | undefined) {
  const all: [string | undefined, DocNode[]][] = [];
  for (const run of runs) {
    const mark = holds(run);
    const last = all.at(-1);
    if (last && last[0] === mark) last[1].push(run);
    else all.push([mark, [run]]);
  }
  return all;
}

function markOf({ marks }: DocNode, kind: Wrapping): string | undefined {
  const mark = marks?.find(({ type }) => type === kind);
  return mark && kind === "link" ? safeLink(mark.attrs?.["href"] ?? "") : mark && "";
}

const pieceOf = (run: DocNode): Piece => {
  if (run.type === "hardBreak") return { type: "break" };
  const text = run.text ?? "";
  return run.marks?.some(({ type }) => type === "code") ? { type: "code", text } : { type: "text", text };
};

/** Emphasis begins and ends at a word: spaces and breaks at its edges stand outside of it. */
function outOfMark(words: readonly Piece[], mark: (words: Words) => Piece): Piece[] {
  const start = words.findIndex((piece) => !isBlank(piece));
  if (start === -1) return [...words];
  const end = words.findLastIndex((piece) => !isBlank(piece)) + 1;
  const inner = words.slice(start, end);
  const [, before = ""] = edge(inner[0]!, /^(\s+)/);
  const [, after = ""] = edge(inner.at(-1)!, /(\s+)$/);
  const kept = inner.map((piece, at) => cut(piece, at === 0 ? before : "", at === inner.length - 1 ? after : ""));
  return [...words.slice(0, start), ...text(before), mark(kept), ...text(after), ...words.slice(end)];
}

const edge = (piece: Piece, at: RegExp): readonly string[] => (piece.type === "text" && at.exec(piece.text)) || [];
const cut = (piece: Piece, before: string, after: string): Piece =>
  piece.type === "text"
    ? { type: "text", text: piece.text.slice(before.length, piece.text.length - after.length) }
    : piece;
const text = (words: string): Piece[] => (words === "" ? [] : [{ type: "text", text: words }]);
const isBlank = (piece: Piece) => piece.type === "break" || (piece.type === "text" && piece.text.trim() === "");

function trimmed(words: Words, side: "start" | "end" = "start"): Words {
  const first = words.findIndex((piece) => !isBlank(piece));
  return words.slice(first === -1 ? words.length : first).map((piece, at) => {
    if (at > 0 || piece.type !== "text") return piece;
    return { type: "text", text: side === "start" ? piece.text.trimStart() : piece.text.trimEnd() };
  });
}

const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    const isSame = last && "text" in last && "text" in piece && last.type === piece.type;
    if (isSame) all[all.length - 1] = { type: piece.type, text: last.text + piece.text };
    else all.push(piece);
    return all;
  }, []);
