/** Goes over the text of a sheet for what its reader does not tell: where formulas stand, and how far its cells reach. */
import { mostFormulas, mostImportColumns, mostImportRows } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";

/** Places of columns with a formula, by the place of their row; both begin with nought. */
export type Formulas = ReadonlyMap<number, readonly number[]>;

export async function scanSheet(pieces: AsyncIterable<Uint8Array>): Promise<Formulas> {
  const found = new Map<number, number[]>();
  const decoder = new TextDecoder();
  let place = { row: -1, column: -1 };
  let formulas = 0;
  let filledRows = 0;
  let isFilled = false;
  let rest = "";
  for await (const piece of pieces) {
    const text = rest + decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf(">") + 1;
    for (const [, tag, attributes] of text.slice(0, end).matchAll(tags)) {
      if (tag === "row") {
        place = { row: numberIn(attributes!, rowNumber, place.row + 2) - 1, column: -1 };
        isFilled = false;
      } else if (tag === "c") {
        place = { ...place, column: columnIn(attributes!) ?? place.column + 1 };
        if (place.column >= mostImportColumns)
          throw new Refused({ code: "import.too-many-columns", max: mostImportColumns });
        if (!isFilled && (filledRows += 1) > mostImportRows + 1)
          throw new Refused({ code: "import.too-many-rows", max: mostImportRows });
        isFilled = true;
      } else {
        if ((formulas += 1) > mostFormulas) throw new Refused({ code: "import.too-many-formulas", max: mostFormulas });
        found.getOrInsertComputed(place.row, () => []).push(place.column);
      }
    }
    rest = text.slice(end);
    // A tag is short; put together again with each piece, an endless one would cost the square of its length.
    if (rest.length > longestTag) throw new Refused({ code: "import.broken" });
  }
  return found;
}

const longestTag = 256 * 1024;
const tags = /<(?:[\w-]+:)?(row|c|f)(?=[\s>/])([^>]*)>/g;
const rowNumber = /\br="(\d+)"/;

const numberIn = (attributes: string, pattern: RegExp, otherwise: number) =>
  Number(attributes.match(pattern)?.[1] ?? otherwise);

function columnIn(attributes: string): number | undefined {
  const letters = attributes.match(/\br="([A-Z]+)\d+"/)?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
