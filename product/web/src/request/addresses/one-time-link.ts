/** A link that was sent to someone outside, as whoever sent it sees it: this once, in the answer to that request. */
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Sent } from "#request/forms/form-action.ts";

/** To whom it was given, and the page that it leads to. Never part of what `perform` answers, which is kept. */
export type IssuedLink = { path: string; language: Locale; email: string | null };

/** As it stands in the letter, by which way that goes, and whether it leaves. */
export type OneTimeLink = { link: string; by: "mail" | "sms"; isSent: boolean };

export function oneTimeLink({ path, language, email }: IssuedLink, { request, context }: Sent): OneTimeLink {
  const { settings } = context.get(requestContext);
  const by = email ? "mail" : "sms";
  return {
    link: (settings.origin || new URL(request.url).origin) + inLocale(path, language),
    by,
    isSent: settings.delivery[by] === "sent",
  };
}
