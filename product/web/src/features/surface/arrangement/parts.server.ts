import type { RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { cardKeys, cardNeeds, ordered, pressingFirst } from "@product/domain/surface/arrangement";
import { figuresContext } from "#request/slices/figures.ts";
import { messages } from "./messages.ts";
import { arrangementOf } from "./queries.server.ts";

export type Part = { key: string; name: string; isHidden: boolean; isNotForGroups: boolean };

/**
 * Parts to order: a reader's own dashboard in their order; for a group all parts there are, since its people may see
 * more than the person who sets it.
 */
export async function partsFor(
  actor: Actor,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  group?: { hidden: readonly string[] | null },
): Promise<Part[]> {
  const figures = context.get(figuresContext);
  const sees = (needs: Parameters<typeof isPermitted>[1] | undefined) => !needs || isPermitted(actor, needs);
  const known = [
    ...pressingFirst(Object.keys(figures).filter((key) => group || sees(figures[key]!.needs))),
    ...cardKeys.filter((key) => group || sees(cardNeeds[key])),
  ];
  const own: Awaited<ReturnType<typeof arrangementOf>> = group
    ? { keys: [], hidden: group.hidden ?? [], notForGroups: [] }
    : await arrangementOf(actor);
  const cards: Record<string, string> = Object.fromEntries(cardKeys.map((key) => [key, messages[key][locale]]));
  return ordered(known, own).map((key) => ({
    key,
    name: cards[key] ?? figures[key]!.title[locale],
    isHidden: own.hidden.includes(key),
    isNotForGroups: own.notForGroups.includes(key),
  }));
}
