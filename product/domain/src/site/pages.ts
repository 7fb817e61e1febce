/** Lengths of a public page's texts, shared by form, database check and screen. */
export const pageTitleLength = 120;
export const pageLeadLength = 400;
export const pageBodyLength = 40_000;
export const seoTitleLength = 70;
export const seoDescriptionLength = 200;
export const pageSlugLength = 60;

/** How a page is found and shared; the picture is the name of one of ours. */
export const seoNames = [
  "seoTitleEs",
  "seoDescriptionEs",
  "shareImageEs",
  "seoTitleEn",
  "seoDescriptionEn",
  "shareImageEn",
] as const;
export type SeoTexts = Record<(typeof seoNames)[number], string>;

/** The purpose of a page: the home page and the legal ones have addresses of their own and are never archived. */
export const pageKinds = ["home", "legal", "page"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Names that the screens of the office use beside the pages'. */
const reserved = ["create", "home", "media", "menus", "redirects"];

/** Whether a new page may have this name. */
export const isFreeSlug = (text: string): boolean => isSlug(text) && !reserved.includes(text);

export const isSlug = (text: string): boolean => text.length <= pageSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Where the public reads it, without language. */
export function pageAddressOf({ slug, kind }: { slug: string; kind: PageKind }): string {
  if (kind === "home") return "/";
  return kind === "legal" ? `/${slug}` : `/pages/${slug}`;
}

/** Parts of a legal page that are made from the records, and that nobody may take out of it. */
export const requiredBlocks: Readonly<Record<string, readonly string[]>> = {
  conditions: ["company-details"],
  "cookies-policy": ["cookie-list"],
  "privacy-policy": ["company-details", "data-inventory", "retention-table"],
  "data-protection": ["retention-table"],
};
