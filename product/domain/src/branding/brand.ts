/** How an installation shows itself. */
export const brandNameLength = 60;
export const senderNameLength = 60;

/** The kinds of screen that a logo can be made for. */
export const screens = ["light", "dark"] as const;
export type Screen = (typeof screens)[number];

/** A file, and its width by its height. */
export type Logo = { file: string; ratio: number };

/** The brand as every page receives it. */
export type Brand = {
  name: string;
  /** Values of the screens' own tokens, such as `--primary-light`; none where the colours are the product's. */
  colours: Readonly<Record<string, string>>;
  /** The dark one is for dark screens; where there is only one, it is for both. */
  logo: Readonly<Partial<Record<Screen, Logo>>>;
  /** The logo holds the name, which then does not stand beside it. */
  logoShowsName: boolean;
};

/** As it is before anyone has chosen anything. */
export const productBrand: Brand = { name: "Cuadrante", colours: {}, logo: {}, logoShowsName: false };
