/** A picture to look at: small, and where it shows who someone is, written across for whom alone it is meant. */
import sharp from "sharp";
import { mostPixels } from "@product/domain/files/buckets";
import { letterShapes } from "./letter-shapes.ts";

const longestSide = 1400;

export async function previewImage(bytes: Uint8Array, mark: string | undefined): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 80 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });
  if (mark === undefined) return new Uint8Array(data);
  const overlay = Buffer.from(markSvg(mark, info.width, info.height));
  const marked = sharp(data)
    .composite([{ input: overlay }])
    .jpeg({ quality: 80 });
  return new Uint8Array(await marked.timeout({ seconds: 20 }).toBuffer());
}

/** The words again and again on a slant, as outlines: no font need be there, and they cannot be cut off with a corner. */
function markSvg(words: string, width: number, height: number): string {
  const { outlines, length } = outlinedWords(words);
  const size = Math.max(width, height) / 1400;
  const [across, down] = [length * 0.5 + 160, 210];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<pattern id="m" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="scale(${size}) rotate(-24)">` +
    `<g transform="translate(20 70) scale(.5)" fill="#334155" fill-opacity=".34" stroke="#fff" stroke-opacity=".35" stroke-width="2">${outlines}</g>` +
    `</pattern></defs><rect width="100%" height="100%" fill="url(#m)"/></svg>`
  );
}

/** Words as outlines, on an em of 100 from the left end of their line. */
export function outlinedWords(words: string): { outlines: string; length: number } {
  let length = 0;
  let outlines = "";
  for (const letter of words) {
    const [width, outline] = shapeOf(letterShapes[letter] ?? letterShapes[plain(letter)] ?? blank);
    outlines += `<path transform="translate(${length})" d="${outline}"/>`;
    length += width;
  }
  return { outlines, length };
}

const blank = "30 ";
const shapeOf = (shape: string): [width: number, outline: string] => {
  const gap = shape.indexOf(" ");
  return [Number(shape.slice(0, gap)), shape.slice(gap + 1)];
};
const plain = (letter: string) => letter.normalize("NFD").charAt(0);
