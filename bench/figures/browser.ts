import type { Figure } from "./figure.ts";

const visit = "A first visit in Chromium as on a phone of 390 px, with nothing kept.";

export const browserFigures: Figure[] = [
  {
    name: "The home page's largest paint ÷ that of a plain page",
    of: "largest paint of the home page",
    over: "largest paint of a plain page",
    how: `Milliseconds. ${visit} Against a heading and a paragraph without style or script.`,
    bound: "the style sheet and the font, which come before the first paint.",
  },
  {
    name: "A legal page's largest paint ÷ that of a plain page",
    of: "largest paint of the legal page",
    over: "largest paint of a plain page",
    how: "The same of `/es/conditions`.",
  },
  {
    name: "The home page's layout shift ÷ 0.1",
    of: "layout shift of the home page",
    over: "a layout shift of 0.1",
    aim: { atMost: 1 },
    how: `The sum of what Chromium reports until the page is alive, against what browsers call good. ${visit}`,
  },
  {
    name: "A legal page's layout shift ÷ 0.1",
    of: "layout shift of the legal page",
    over: "a layout shift of 0.1",
    aim: { atMost: 1 },
    how: "The same of `/es/conditions`.",
  },
];
