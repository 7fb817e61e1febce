import type { Person } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import { localPath } from "./local-path.ts";

/** Where someone goes who has signed in: on where they were going, else to their work. */
export const landingOf = (
  { grants, owesSecondStep }: Pick<Person, "grants" | "owesSecondStep">,
  locale: Locale,
  next: string | null,
): string => localPath(next) ?? inLocale(grants.length > 0 || owesSecondStep ? "/admin" : "/workerpass", locale);

/** The page to sign in on, which remembers where someone was going. */
export const loginAddress = (locale: Locale, next: string | null | undefined): string =>
  withNext(inLocale("/login", locale), next);

/** An address that carries on where someone was going. */
export const withNext = (address: string, next: string | null | undefined): string =>
  next ? `${address}${address.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}` : address;
