/** Colours as screens mix them, and as eyes tell them apart (OKLCH), so that a shade can change its lightness and stay itself. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** `#rrggbb`, in any case. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrast(colour: string, other: string): number {
  const [darker, lighter] = [luminance(colour), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export function oklchOf(colour: string): Oklch {
  const [r, g, b] = linear(colour);
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as Triple;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: Math.atan2(yellow, a),
  };
}

/** The nearest colour that a screen can show: of too much chroma, as much as there is. */
export function colourOf({ lightness, chroma, hue }: Oklch): string {
  let most = chroma;
  while (most > 0.001 && !isShowable(linearOf({ lightness, chroma: most, hue }))) most *= 0.95;
  const levels = linearOf({ lightness, chroma: most, hue }).map((level) => levelOf(between(0, level, 1)));
  return `#${levels.map((level) => level.toString(16).padStart(2, "0")).join("")}`;
}

type Triple = [number, number, number];

const luminance = (colour: string): number => {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const linear = (colour: string): Triple =>
  [1, 3, 5].map((start) => {
    const level = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  }) as Triple;

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShowable = (levels: Triple) => levels.every((level) => level > -0.0005 && level < 1.0005);

const levelOf = (level: number) =>
  Math.round(255 * (level <= 0.0031308 ? 12.92 * level : 1.055 * level ** (1 / 2.4) - 0.055));

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
