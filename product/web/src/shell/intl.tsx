import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@product/domain/locales";
import type { Compiled } from "#i18n/compile.ts";

type IntlProps = { locale: Locale; messages: Compiled; onMissing: (error: Error) => void; children: ReactNode };

/** Sentences in the page's language for everything below. */
export const Intl = ({ locale, messages, onMissing, children }: IntlProps) => (
  <IntlProvider locale={locale} messages={messages as never} timeZone="Europe/Madrid" onError={onMissing}>
    {children}
  </IntlProvider>
);
