/** The sentences that the page did not bring along: the whole catalogue of a language, kept in memory for a day. */
import type { Locale } from "@product/domain/locales";
import type { Compiled } from "#i18n/compile.ts";
import { fetchRetrying } from "./retrying-fetch.ts";

const keptForMs = 24 * 3600_000;

export type Catalogue = { load(locale: Locale): Promise<Compiled | undefined> };

export function createCatalogue(buildId: string, now: () => number = Date.now): Catalogue {
  const kept = new Map<Locale, { at: number; messages: Promise<Compiled | undefined> }>();
  return {
    load(locale) {
      const known = kept.get(locale);
      if (known && now() - known.at < keptForMs) return known.messages;
      const messages = read(buildId, locale).catch((error: unknown) => {
        console.warn("Failed to load messages for locale", locale, error);
        kept.delete(locale);
        return undefined;
      });
      kept.set(locale, { at: now(), messages });
      return messages;
    },
  };
}

async function read(buildId: string, locale: Locale): Promise<Compiled> {
  const answer = await fetchRetrying(`/_i18n/${buildId}/${locale}/messages.json`);
  if (!answer.ok) throw new Error(`Failed loading locale ${locale}: ${answer.status}`);
  return answer.json();
}
