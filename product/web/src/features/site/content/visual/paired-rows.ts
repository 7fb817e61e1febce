/** Which blocks of the two languages belong together, and how much room each needs for them to stand side by side. */

/** A block of each side by its number; undefined where one side has none. */
export type Row = readonly [left: number | undefined, right: number | undefined];

/** Blocks of the same kind in the same order belong together: as many of them as can. */
export function pairRows(left: readonly string[], right: readonly string[]): Row[] {
  const longest = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0));
  for (let l = left.length - 1; l >= 0; l--)
    for (let r = right.length - 1; r >= 0; r--)
      longest[l]![r] =
        left[l] === right[r] ? longest[l + 1]![r + 1]! + 1 : Math.max(longest[l + 1]![r]!, longest[l]![r + 1]!);
  const rows: Row[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length)
    if (l < left.length && r < right.length && left[l] === right[r]) rows.push([l++, r++]);
    else if (r >= right.length || (l < left.length && longest[l + 1]![r]! >= longest[l]![r + 1]!))
      rows.push([l++, undefined]);
    else rows.push([undefined, r++]);
  return rows;
}

/** The least height of a block, the room above it for those that only the other side has, and whether the other side lacks it. */
export type Room = { height: number; above: number; isAlone: boolean };

export function roomOf(
  rows: readonly Row[],
  side: 0 | 1,
  heights: readonly (readonly number[])[],
  gap: number,
): Room[] {
  const rooms: Room[] = [];
  let above = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((at, of) => (at === undefined ? 0 : heights[of]![at]!)));
    const other = row[side === 0 ? 1 : 0];
    if (row[side] === undefined) above += height + gap;
    else {
      rooms.push({ height, above, isAlone: other === undefined });
      above = 0;
    }
  }
  return rooms;
}

/** Where a block that one side lacks comes in on that side: behind the last one that both have before it. */
export function placeAcross(rows: readonly Row[], side: 0 | 1, at: number): number {
  const index = rows.findIndex((row) => row[side] === at);
  const before = rows.slice(0, index).findLast((row) => row[side === 0 ? 1 : 0] !== undefined);
  return before ? before[side === 0 ? 1 : 0]! + 1 : 0;
}
