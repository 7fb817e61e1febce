/** Makes the shades of a brand from its one colour, such that everything written on them or in them can be read (WCAG 2.2 AA). */
import { colourOf, contrast, oklchOf, type Oklch } from "./colour.ts";

/** Each for light screens and for dark ones. */
export type Pair = { light: string; dark: string };
export type Shades = Record<(typeof shadeNames)[number], Pair>;

export const shadeNames = [
  "primary",
  "primary-hover",
  "primary-fg",
  "primary-soft",
  "primary-text",
  "focus",
  "bg-selected",
] as const;

/** Background colours of the screens, behind text; a test compares them with the tokens. */
export const surfaces = {
  light: ["#ffffff", "#f8fafc", "#f5f8fb", "#f1f5f9"],
  dark: ["#0d131e", "#090e17", "#121a27", "#151d2b", "#182132", "#1b2535"],
} as const;

export const leastForText = 4.5;
// In the dark, thin letters need more.
const wantedInTheDark = 6;

/** The colour itself where it can be read on white; else its next darker shade, and on dark screens its next lighter one. */
export function shadesOf(colour: string): Shades {
  const brand = oklchOf(colour);
  const tint = (lightness: number, chroma: number) =>
    colourOf({ ...brand, lightness, chroma: Math.min(brand.chroma, chroma) });
  const soft = { light: tint(0.975, 0.02), dark: tint(0.26, 0.045) };
  const selected = { light: tint(0.982, 0.012), dark: tint(0.225, 0.028) };
  const behind = {
    light: [...surfaces.light, soft.light, selected.light],
    dark: [...surfaces.dark, soft.dark, selected.dark],
  };
  const light = readable(colour, behind.light, leastForText, -1);
  const dark = readable(colour, behind.dark, leastForText, 1);
  const darkText = readable(dark, behind.dark, wantedInTheDark, 1);
  return {
    primary: { light, dark },
    "primary-hover": { light: moved(light, -0.07), dark: moved(dark, 0.06) },
    "primary-fg": { light: "#ffffff", dark: tint(0.17, 0.03) },
    "primary-soft": soft,
    "primary-text": { light, dark: darkText },
    focus: { light, dark: darkText },
    "bg-selected": selected,
  };
}

/** Goes on in one direction until it can be read on all of them; at its end is black or white, which can. */
function readable(colour: string, behind: readonly string[], least: number, direction: 1 | -1): string {
  const brand = oklchOf(colour);
  let shade = colour.toLowerCase();
  for (let { lightness } = brand; behind.some((surface) => contrast(shade, surface) < least);) {
    lightness += direction * 0.005;
    shade = colourOf({ ...brand, lightness });
  }
  return shade;
}

/** Seen as another, without leaving what can be read: who is at the end already comes a little back. */
function moved(colour: string, by: number): string {
  const shade: Oklch = oklchOf(colour);
  const isAtTheEnd = by < 0 ? shade.lightness < 0.3 : shade.lightness > 0.94;
  return colourOf({ ...shade, lightness: shade.lightness + (isAtTheEnd ? -by : by) });
}
