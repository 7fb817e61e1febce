/** A link that was sent to someone outside, as whoever sent it sees it: this once, in the answer to that request. */
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "./context.ts";
import type { Sent } from "./form-action.ts";

/** To whom it was given, and the page that it leads to. Never part of what `perform` answers, which is kept. */
export type Given = { path: string; language: Locale; email: string | null };

/** As it stands in the letter, and whether that letter leaves. */
export type GivenLink = { link: string; isSent: boolean };

export function givenLink({ path, language, email }: Given, { request, context }: Sent): GivenLink {
  const { settings } = context.get(requestContext);
  return {
    link: (settings.origin || new URL(request.url).origin) + inLocale(path, language),
    isSent: settings.carriage[email ? "mail" : "sms"] === "sent",
  };
}
