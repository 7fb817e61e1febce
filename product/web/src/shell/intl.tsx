import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@product/domain/locales";
import type { Compiled } from "#i18n/compile.ts";
import { knownOf } from "#i18n/known-of.ts";

type IntlProps = { locale: Locale; messages: Compiled; onMissing: (error: Error) => void; children: ReactNode };

/** Sentences in the page's language for everything below. One that cannot be said takes no page down: what is known of it is shown. */
export const Intl = ({ locale, messages, onMissing, children }: IntlProps) => (
  <IntlProvider
    locale={locale}
    messages={messages as never}
    timeZone="Europe/Madrid"
    onError={toldBelow}
    getMessageFallback={({ error, key, namespace }) => {
      tellOnce(`${namespace ?? ""}.${key} in ${locale}: ${error.message}`, onMissing);
      return knownOf(messages, namespace, key);
    }}
  >
    {children}
  </IntlProvider>
);

/** The error alone does not say which sentence it was. */
const toldBelow = () => {};

const reported = new Set<string>();
const mostTold = 1000;

/** However many rows and requests meet it. */
function tellOnce(what: string, tell: (error: Error) => void): void {
  if (reported.has(what) || reported.size >= mostTold) return;
  reported.add(what);
  tell(new Error(`A sentence cannot be said: ${what}`));
}
