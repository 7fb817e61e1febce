import { screens, type Brand, type Logo, type Screen } from "@product/domain/branding/brand";
import { shadeNames, shadesOf } from "@product/domain/branding/shades";
import { database } from "@product/database/client";
import { brand } from "@product/database/tables/company/brand";
import { logoAddress } from "#request/ports/brand.ts";
import type { Files } from "#request/ports/files.ts";

export type KeptBrand = typeof brand.$inferSelect;

export async function keptBrand(): Promise<KeptBrand> {
  const [row] = await database.select().from(brand);
  return row!;
}

/** For pages: the shades as values of the tokens that every screen is drawn with. */
export function brandForPages({ name, logoShowsName, ...row }: KeptBrand): Brand {
  return { name, logoShowsName, logo: logosOf(row), colours: row.colour ? tokensOf(row.colour) : {} };
}

/** For mails. A logo is shown only where the site has an address that those who read them can reach. */
export function brandForMails({ name, senderName, replyTo, ...row }: KeptBrand, siteUrl: string | undefined) {
  const logo = logosOf(row).light;
  return {
    name,
    senderName,
    replyTo,
    colour: row.colour ? shadesOf(row.colour).primary.light : undefined,
    logoUrl: siteUrl && logo ? siteUrl + logoAddress(logo) : undefined,
  };
}

/** For paper, which is white: the name, a colour that can be read on it, and the logo as a PNG. */
export async function brandForPaper(files: Pick<Files, "read">) {
  const row = await keptBrand();
  const logo = logosOf(row).light;
  const picture = logo && (await files.read("logos", logoName(logo.file)));
  return {
    name: row.name,
    colour: row.colour ? shadesOf(row.colour).primary.light : undefined,
    logo: picture && { bytes: await picture.bytes(), ratio: logo.ratio },
  };
}

/** The name of the file in its bucket. */
export const logoName = (file: string): string => `${file}.png`;

export function logosOf(
  row: Pick<KeptBrand, `logo${Capitalize<Screen>}${"" | "Ratio"}`>,
): Partial<Record<Screen, Logo>> {
  const { logoLight, logoLightRatio, logoDark, logoDarkRatio } = row;
  return {
    ...(logoLight && logoLightRatio ? { light: { file: logoLight, ratio: logoLightRatio } } : {}),
    ...(logoDark && logoDarkRatio ? { dark: { file: logoDark, ratio: logoDarkRatio } } : {}),
  };
}

function tokensOf(colour: string): Record<string, string> {
  const shades = shadesOf(colour);
  return Object.fromEntries(
    shadeNames.flatMap((name) => screens.map((screen) => [`--${name}-${screen}`, shades[name][screen]])),
  );
}
