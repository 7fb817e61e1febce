/** How a contract is signed: the name written out, and perhaps a drawing, kept as lines and not as a picture. */

export const signatureNameLength = 200;
export const drawingSize = { width: 600, height: 200 } as const;
export const drawingLength = 20_000;

/** Whether a name was written as someone is called: first name and surname are in it, whatever the accents. */
export function isOwnName(written: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const words = wordsOf(written);
  const [first = ""] = wordsOf(firstName);
  return (first === "" || words.includes(first)) && wordsOf(lastName).every((word) => words.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export type Point = readonly [x: number, y: number];

/** Lines as they are sent, `10,20 12,24;50,60 52,61`. Undefined where that is not what it is. */
export function linesFrom(drawn: string): Point[][] | undefined {
  if (drawn === "") return [];
  if (drawn.length > drawingLength) return undefined;
  const lines = drawn.split(";").map((line) => line.split(" ").map(pointFrom));
  const isGood = lines.every((line) => line.every((point) => point !== undefined));
  return isGood ? (lines as Point[][]) : undefined;
}

function pointFrom(text: string): Point | undefined {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (x === undefined || y === undefined || x > drawingSize.width || y > drawingSize.height) return undefined;
  return [x, y];
}

/** Lines as the path of a drawing, on screen and on paper. A single touch is a dot. */
export const pathOf = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}${line.length === 1 ? "h1" : ""}`).join("");
