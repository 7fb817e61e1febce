import { encode } from "uqr";

/** The dark squares of a code as one path, row by row. */
export function codePath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "L", border: 0 });
  let path = "";
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (x < size && row[x]) x++;
      path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  return { size, path };
}
