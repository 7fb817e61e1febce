import { sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { settingsGroups, type SettingsCard } from "#request/slices/settings-cards.ts";

/** The parts that someone may open, by group and then by name, with how much there is for them: counted in one question. */
export async function partsFor(actor: Actor, cards: Readonly<Record<string, SettingsCard>>, locale: Locale) {
  const visibleCards = Object.entries(cards).filter(([, { needs }]) => isPermitted(actor, needs));
  const counts = Object.fromEntries(visibleCards.flatMap(([name, { count }]) => (count ? [[name, count(actor)]] : [])));
  const [counted] = Object.keys(counts).length > 0 ? await database.select(counts).from(sql`(SELECT) AS once`) : [];
  const shown = visibleCards
    .map(([name, { group, title, text, at }]) => ({
      name,
      group,
      title: title[locale],
      text: text[locale],
      at,
      count: counted?.[name],
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
  return settingsGroups
    .map((group) => ({ group, parts: shown.filter((part) => part.group === group) }))
    .filter(({ parts }) => parts.length > 0);
}
