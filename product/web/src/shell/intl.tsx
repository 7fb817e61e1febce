import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@product/domain/locales";
import type { Compiled } from "#i18n/compile.ts";

/** Sentences in the page's language for everything below. A missing one is a fault of ours, so it is thrown and not papered over. */
export const Intl = ({ locale, messages, children }: { locale: Locale; messages: Compiled; children: ReactNode }) => (
  <IntlProvider
    locale={locale}
    messages={messages as never}
    timeZone="Europe/Madrid"
    onError={(error) => {
      throw error;
    }}
  >
    {children}
  </IntlProvider>
);
