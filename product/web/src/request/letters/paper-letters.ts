/**
 * Letters on paper. While all of them are Western, the fonts that every reader has draw them; else a paper brings its own along,
 * which has every European letter and makes it larger and slower to draw.
 */
import { createRequire } from "node:module";

const standard = { text: "Helvetica", strong: "Helvetica-Bold", aside: "Helvetica-Oblique" } as const;
const european = {
  text: "400Regular/Inter_400Regular",
  strong: "700Bold/Inter_700Bold",
  aside: "400Regular_Italic/Inter_400Regular_Italic",
} as const satisfies Record<keyof typeof standard, string>;

const beyondWestern = /[^\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…™ŠšŽžŒœŸ\s]/u;
const beyondEuropean =
  /[^\u0020-\u007e\u00a0-\u00ff–—‘’‚“”„•…€™\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

const fileOf = (font: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${font}.ttf`);

/** Its fonts by what they are for, and what writes a text with the letters that they have. */
export type Letters = Record<keyof typeof standard, string> & { write: (text: string) => string };

export function lettersOf(texts: Iterable<string>): Letters {
  const isEuropean = [...texts].some((text) => beyondWestern.test(tidy(text)));
  const { text, strong, aside } = european;
  const fonts = isEuropean ? { text: fileOf(text), strong: fileOf(strong), aside: fileOf(aside) } : standard;
  return { ...fonts, write: (written) => tidy(written).replaceAll(beyondEuropean, "?") };
}

/** Letters in one piece with their marks, and spaces of all widths as ones that do not break. */
const tidy = (text: string): string => text.normalize("NFC").replaceAll(/[\u2007\u2009\u202f]/g, "\u00a0");
