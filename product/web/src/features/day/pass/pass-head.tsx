import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Wordmark } from "@product/ui/wordmark";
import { inLocale } from "#i18n/locale.ts";
import { logoPicture, useBrand } from "#request/ports/brand.ts";

/** Whose pass it is, and the other language. */
export function PassHead() {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { search } = useLocation();
  const { name, logo, logoShowsName } = useBrand();
  const other = locale === "es" ? "en" : "es";
  return (
    <header className="flex h-14 shrink-0 items-center justify-between gap-3 text-[15px] print:hidden">
      <Wordmark
        name={name}
        light={logoPicture(logo.light)}
        dark={logoPicture(logo.dark)}
        nameHidden={logoShowsName && Object.keys(logo).length > 0}
      />
      <a
        href={`${inLocale("/workerpass", other)}${search}`}
        hrefLang={other}
        lang={other}
        className="flex h-11 items-center px-3 text-sm font-medium text-fg-2"
      >
        {t("otherLanguage")}
      </a>
    </header>
  );
}
