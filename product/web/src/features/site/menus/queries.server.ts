import { asc } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { menuPlaces, type Menus } from "@product/domain/site/menus";
import { database } from "@product/database/client";
import { menuLinks } from "@product/database/tables/site/menu-link";

export type KeptMenus = Awaited<ReturnType<typeof keptMenus>>;

/** All of them: a handful, kept in memory by the server. */
export const keptMenus = () =>
  database.select().from(menuLinks).orderBy(asc(menuLinks.place), asc(menuLinks.position), asc(menuLinks.id));

/** As the public reads them. */
export function menusIn(locale: Locale, links: KeptMenus): Menus {
  const at = (place: (typeof menuPlaces)[number]) =>
    links
      .filter((link) => link.place === place)
      .map(({ labelEn, labelEs, target }) => ({ label: locale === "es" ? labelEs : labelEn, to: target }));
  return { header: at("header"), work: at("work"), organise: at("organise"), legal: at("legal") };
}
