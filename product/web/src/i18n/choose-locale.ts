/** Which language a visitor gets on an address without prefix: the cookie, else the browser, else the domain, else English. */
import { defaultLocale, locales, type Locale } from "@product/domain/locales";

export const localeCookie = { name: "i18n_redirected", maxAge: 365 * 24 * 3600 };

export type LocaleHints = {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  host: string | undefined;
  domains: ReadonlyMap<string, Locale>;
};

export const chooseLocale = ({ cookie, acceptLanguage, host, domains }: LocaleHints): Locale =>
  knownLocale(cookie) ?? preferredLocale(acceptLanguage) ?? domains.get(hostname(host)) ?? defaultLocale;

export const knownLocale = (code: string | undefined): Locale | undefined =>
  locales.find((locale) => locale.code === code)?.code;

/** The first of the browser's languages that we speak, by weight. */
function preferredLocale(acceptLanguage: string | undefined): Locale | undefined {
  const wished = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.toLowerCase().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  return wished
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => knownLocale(language))
    .find((locale) => locale !== undefined);
}

const hostname = (host: string | undefined) => (host ?? "").toLowerCase().replace(/:\d+$/, "");
