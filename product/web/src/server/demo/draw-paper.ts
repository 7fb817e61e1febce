/** Draws a paper of somebody who does not exist: no authority's pattern, and marked as a sample across its whole width. */
import sharp from "sharp";
import type { PaperToDraw } from "@product/database/demo/drawn-papers";
import { outlinedWords } from "#server/files/preview-image.ts";

const [width, height] = [640, 404];

export const drawPaper = async (paper: Pick<PaperToDraw, "side" | "title" | "name">): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(Buffer.from(drawings[paper.side](paper)))
      .jpeg({ quality: 82 })
      .toBuffer(),
  );

type Words = Pick<PaperToDraw, "title" | "name">;

const drawings: Record<PaperToDraw["side"], (words: Words) => string> = {
  front: ({ title, name }) =>
    sheet(
      width,
      height,
      `<rect x="0" y="0" width="${width}" height="76" fill="${colourOf(name)}"/>` +
        text(title.slice(0, 30), 28, 50, 0.34, "#fff") +
        portrait(30, 106, 176, 226, name) +
        text("Nombre - Name", 234, 132, 0.16, "#64748b") +
        text(name.slice(0, 30), 234, 168, 0.27, "#0f172a") +
        text("Documento - Document", 234, 216, 0.16, "#64748b") +
        text("00000000-X", 234, 250, 0.27, "#0f172a") +
        text("No vale como documento - Not a valid document", 28, 380, 0.17, "#64748b"),
    ),
  back: ({ title, name }) =>
    sheet(
      width,
      height,
      `<rect x="0" y="0" width="${width}" height="18" fill="${colourOf(name)}"/>` +
        text(title.slice(0, 30), 28, 66, 0.24, "#64748b") +
        [110, 142, 174]
          .map((y) => `<rect x="28" y="${y}" width="${420 - (y % 50)}" height="12" rx="3" fill="#cbd5e1"/>`)
          .join("") +
        [270, 308, 346].map((y) => text("XXXXXXXXXXXXXXXXXXXXXXXX", 28, y, 0.26, "#475569")).join(""),
    ),
  photo: ({ name }) => sheet(480, 480, `<g>${portrait(0, 0, 480, 480, name)}</g>`),
};

const sheet = (across: number, down: number, content: string): string => {
  const { outlines, length } = outlinedWords("MUESTRA - SAMPLE");
  const size = (across * 0.8) / length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="#f8fafc"/>${content}` +
    `<g transform="translate(${across * 0.1} ${down * 0.72}) rotate(-18) scale(${size})" fill="#be123c" fill-opacity=".42">${outlines}</g></svg>`
  );
};

const text = (words: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">${outlinedWords(words).outlines}</g>`;

/** Head and shoulders, of nobody. */
const portrait = (x: number, y: number, across: number, down: number, name: string): string =>
  `<svg x="${x}" y="${y}" width="${across}" height="${down}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">` +
  `<rect width="100" height="100" fill="${colourOf(name)}" fill-opacity=".25"/>` +
  `<path d="M14 104C14 76 30 66 50 66S86 76 86 104Z" fill="${colourOf(name)}"/>` +
  `<circle cx="50" cy="42" r="21" fill="${skins[seedOf(name) % skins.length]}"/>` +
  `<path d="M29 42C27 22 38 15 50 15S73 22 71 42C67 30 60 28 50 28S33 30 29 42Z" fill="${hairs[seedOf(name) % hairs.length]}"/></svg>`;

const skins = ["#f2c9a5", "#d9a273", "#8d5a3b", "#f6d7bf", "#b67f56"];
const hairs = ["#3b2a20", "#1f2937", "#7c4a21", "#94a3b8"];
const colours = ["#0f766e", "#1d4ed8", "#7c3aed", "#b45309", "#be185d", "#15803d"];
const colourOf = (name: string): string => colours[seedOf(name) % colours.length]!;
const seedOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
