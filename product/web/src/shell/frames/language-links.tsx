import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { locales } from "@product/domain/locales";
import { switchFromHere, switchTo } from "#shell/navigation/switch-to.ts";

/** This page in each language: by its code where there is little room, by its name elsewhere. */
export function LanguageLinks({ by, className }: { by: "code" | "name"; className: string }) {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return locales.map(({ code, iso, name }) => (
    <a
      key={code}
      href={switchTo(code, pathname + search)}
      hrefLang={code}
      lang={iso}
      rel="nofollow"
      // A kept page knows neither query nor place; the browser does.
      onClick={({ currentTarget }) => (currentTarget.href = switchFromHere(code))}
      aria-current={code === current ? "true" : undefined}
      aria-label={by === "code" ? `${code.toUpperCase()} · ${name}` : undefined}
      className={className}
    >
      {by === "code" ? code.toUpperCase() : name}
    </a>
  ));
}
