/** The difference of two texts, line by line: kept, removed and added lines, in reading order. */
export type Line = { mark: "same" | "gone" | "new"; text: string };

export function lineDifference(before: string, after: string): Line[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < was.length && head < is.length && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < was.length - head && tail < is.length - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  return [
    ...was.slice(0, head).map(marked("same")),
    ...between(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...was.slice(was.length - tail).map(marked("same")),
  ];
}

// Beyond this many pairs of lines a text was written anew, and comparing costs more than it tells.
const mostPairs = 1_000_000;

function between(was: readonly string[], is: readonly string[]): Line[] {
  if (was.length * is.length > mostPairs) return [...was.map(marked("gone")), ...is.map(marked("new"))];
  const common = longestCommon(was, is);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < was.length || b < is.length) {
    if (a < was.length && b < is.length && was[a] === is[b]) {
      lines.push({ mark: "same", text: was[a]! });
      [a, b] = [a + 1, b + 1];
    } else if (b >= is.length || (a < was.length && common[a + 1]![b]! >= common[a]![b + 1]!)) {
      lines.push({ mark: "gone", text: was[a++]! });
    } else lines.push({ mark: "new", text: is[b++]! });
  }
  return lines;
}

/** How many lines the rests of both texts have in common, from each pair of places on. */
function longestCommon(was: readonly string[], is: readonly string[]): Uint32Array[] {
  const common = Array.from({ length: was.length + 1 }, () => new Uint32Array(is.length + 1));
  for (let a = was.length - 1; a >= 0; a--)
    for (let b = is.length - 1; b >= 0; b--)
      common[a]![b] = was[a] === is[b] ? common[a + 1]![b + 1]! + 1 : Math.max(common[a + 1]![b]!, common[a]![b + 1]!);
  return common;
}

const marked = (mark: Line["mark"]) => (text: string) => ({ mark, text });
const linesOf = (text: string): string[] => (text === "" ? [] : text.replaceAll("\r\n", "\n").split("\n"));
