/** Two texts with what they share at their beginning and end: only the middle was touched. */
export type TextDifference = { head: string; before: string; after: string; tail: string };

/** Cut between words, so that no half word is marked. */
export function textDifference(before: string, after: string): TextDifference {
  const was = before.split(wordEdges);
  const is = after.split(wordEdges);
  const shortest = Math.min(was.length, is.length);
  let head = 0;
  while (head < shortest && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < shortest - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  return {
    head: was.slice(0, head).join(""),
    before: was.slice(head, was.length - tail).join(""),
    after: is.slice(head, is.length - tail).join(""),
    tail: was.slice(was.length - tail).join(""),
  };
}

const wordEdges = /(?<=\s)(?=\S)/;
