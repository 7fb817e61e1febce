/**
 * The difference between a value before and after, as pieces to show; `isTouched` marks those that the other side
 * lacks.
 */
export type Piece = { text: string; isTouched: boolean };
export type Sides = { before: Piece[]; after: Piece[] };

/** Texts share a beginning and an end, cut between words; only the middle was touched. */
export function textDifference(before: string, after: string): Sides {
  const was = before.split(wordEdges);
  const is = after.split(wordEdges);
  const shortest = Math.min(was.length, is.length);
  let head = 0;
  while (head < shortest && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < shortest - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  const pieces = (words: string[]) =>
    [
      { text: words.slice(0, head).join(""), isTouched: false },
      { text: words.slice(head, words.length - tail).join(""), isTouched: true },
      { text: words.slice(words.length - tail).join(""), isTouched: false },
    ].filter(({ text }) => text !== "");
  return { before: pieces(was), after: pieces(is) };
}

/** In lists, each entry stands for itself: one that came or went is touched, wherever it stands. */
export function listDifference(before: readonly string[], after: readonly string[]): Sides {
  const side = (own: readonly string[], other: readonly string[]) => {
    const known = new Set(other);
    return own.map((text) => ({ text, isTouched: !known.has(text) }));
  };
  return { before: side(before, after), after: side(after, before) };
}

const wordEdges = /(?<=\s)(?=\S)|(?<=\S)(?=\s)/;
