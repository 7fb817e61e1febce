/** The links of public pages: one row in the header, and the groups of the footer. */
import { safeLink } from "./safe-link.ts";

export const menuPlaces = ["header", "work", "organise", "legal"] as const;
export type MenuPlace = (typeof menuPlaces)[number];
export type MenuLink = { label: string; to: string };
export type Menus = Readonly<Record<MenuPlace, readonly MenuLink[]>>;

export const menuLabelLength = 40;
export const mostMenuLinks: Readonly<Record<MenuPlace, number>> = { header: 5, work: 8, organise: 8, legal: 8 };

export type MenuRefusal = { code: "menu.full"; most: number } | { code: "menu.legal-needed" } | { code: "menu.gone" };

/** A place on this site, without its language, or another site. */
export const isMenuTarget = (target: string): boolean => /^(\/|https:)/i.test(target) && safeLink(target) !== undefined;

/** The law wants these one step away from every page: they are named and ordered as one likes, and never taken out. */
export const isLegalLink = ({ place, target }: { place: MenuPlace; target: string }): boolean =>
  place === "legal" && legalTargets.includes(target);

const legalTargets = ["/conditions", "/privacy-policy", "/cookies-policy", "/data-protection"];
