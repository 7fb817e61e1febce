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
`;

const task = (duration: number) => (duration === 0 ? "none over 50 ms" : `**${Math.round(duration)} ms**`);
const shifted = (shift: number) => (shift === 0 ? "0" : `**${shift.toFixed(4)}**`);
