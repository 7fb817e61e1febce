import { describe, expect, it } from "vitest";
import { chooseLocale, type LocaleHints } from "./choose-locale.ts";

const nothing: LocaleHints = {
  cookie: undefined,
  acceptLanguage: undefined,
  host: "staff.example",
  domains: new Map([["cuadrante.es", "es"]]),
};
const choose = (hints: Partial<LocaleHints>) => chooseLocale({ ...nothing, ...hints });

describe("the language of a visitor", () => {
  it("is English when nothing is known", () => expect(choose({})).toBe("en"));
  it("is that of the cookie before all", () =>
    expect(choose({ cookie: "es", acceptLanguage: "en", host: "staff.example" })).toBe("es"));
  it("is not that of a cookie we do not know", () => expect(choose({ cookie: "fr", acceptLanguage: "es" })).toBe("es"));
  it.each([
    ["es-ES,es;q=0.9,en;q=0.8", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["eu;q=0.9, es;q=0.5, en;q=0.4", "es"],
    ["en;q=0.2, es;q=0.7", "es"],
    ["es;q=0, en", "en"],
    ["fr, de;q=0.9", "en"],
    ["*", "en"],
    [";;;=,q", "en"],
  ])("is read from the browser: %s", (acceptLanguage, locale) => expect(choose({ acceptLanguage })).toBe(locale));
  it("is that of the domain when the browser wants neither", () => {
    expect(choose({ acceptLanguage: "fr", host: "Cuadrante.es:443" })).toBe("es");
    expect(choose({ acceptLanguage: "en", host: "cuadrante.es" })).toBe("en");
  });
});
