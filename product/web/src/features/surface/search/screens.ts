import { isPermitted, type Actor } from "@product/domain/actor";
import { fold } from "@product/domain/filters/fold";
import type { Locale } from "@product/domain/locales";
import { asManyAsAsked, type Found } from "#request/slices/search-sources.ts";
import type { NamedScreen } from "#request/slices/settings-cards.ts";

/** Screens by words of their title in either language, for those who may open them. */
export function screensWith(
  actor: Actor,
  q: string,
  locale: Locale,
  screens: Readonly<Record<string, NamedScreen>>,
): Found[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return Object.entries(screens)
    .filter(([, { title, needs }]) => {
      const titles = fold(`${title.en} ${title.es}`);
      return (!needs || isPermitted(actor, needs)) && words.every((word) => titles.includes(word));
    })
    .map(([address, { title }]) => ({ id: address, name: title[locale], about: "", address }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .slice(0, asManyAsAsked);
}
