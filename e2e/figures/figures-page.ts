/** Writes docs/performance-in-the-browser.md. */
import { slowdown, type Seen } from "./watched-page.ts";

export type Row = Seen & { name: string };

export type Figures = { alive: readonly Row[]; used: readonly Row[]; day: string; browser: string };

export const figuresPage = ({ alive, used, day, browser }: Figures): string => `# Performance in the browser

Written by \`npm run bench -- browser\`, by nothing else; do not edit. Last run on ${day}: Chromium ${browser} with its processor made ${slowdown} times slower, on the loopback, 1440 × 900, the demonstration as its owner sees it. Each was taken three times, and the least counts: the rest is what else the machine did. Milliseconds are those of this machine. The aim is no task of 50 ms or more, and no layout shift.

## Coming alive

| screen | longest task | layout shift | largest paint |
|---|---|---|---|
${alive.map(({ name, longestTask, shift, largestPaint }) => `| \`${name}\` | ${task(longestTask)} | ${shifted(shift)} | ${Math.round(largestPaint)} ms |`).join("\n")}

## In use

| what is done | longest task | layout shift |
|---|---|---|
${used.map(({ name, longestTask, shift }) => `| ${name} | ${task(longestTask)} | ${shifted(shift)} |`).join("\n")}

## What bounds them

- **Coming alive.** Two pieces that cannot be cut: evaluating the scripts, which are React and the router for the most part, and making the
  router, which reads the whole map of its area twice before it matches an address. What React does after that comes in pieces.
- **Layout shift.** A page is shown while the rest of it still comes: a column is as wide as its widest cell so far, and what stands in
  the middle moves as it grows. Which screens it meets differs from run to run. Showing nothing before all is there would end it, and
  have everyone wait longer for the first line.
- **Ticking.** Fifty boxes, rows and cells are styled, and the marks lay the table out anew.
- **What opens.** The first time, the scripts of its parts are compiled while they run; the second time takes half as long.
- **Typing.** The rows that were found are laid out and painted in one piece.
`;

const task = (duration: number) => (duration === 0 ? "none over 50 ms" : `**${Math.round(duration)} ms**`);
const shifted = (shift: number) => (shift === 0 ? "0" : `**${shift.toFixed(4)}**`);
