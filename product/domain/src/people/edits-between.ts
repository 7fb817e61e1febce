/** How many letters to change, leave out, add or swap with their neighbour lead from one word to another. */
export function editsBetween(word: string, other: string): number {
  const [from, to] = [[...word], [...other]];
  // Rows of the distances between the beginnings of both words; a swap looks two rows back.
  let before: number[] = [];
  let last = to.map((_, index) => index).concat(to.length);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const changed = last[column - 1]! + (isSame ? 0 : 1);
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        changed,
        last[column]! + 1,
        next[column - 1]! + 1,
        isSwap ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length]!;
}
