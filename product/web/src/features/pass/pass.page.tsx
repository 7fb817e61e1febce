import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { inLocale } from "#i18n/locale.ts";
import { Wordmark } from "@product/ui/wordmark";
import { PageTitle } from "#i18n/page-title.tsx";
import { logoPicture, useBrand } from "#request/brand.ts";

export const handle = { needs: "public", messages: ["pass"] };

/** No layout: the pass fills the phone. */
export default function PassPage() {
  const t = useTranslations("pass");
  const { name, logo, logoShowsName } = useBrand();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-6 text-base">
      <PageTitle>{t("title")}</PageTitle>
      <Wordmark
        name={name}
        light={logoPicture(logo.light)}
        dark={logoPicture(logo.dark)}
        nameHidden={logoShowsName && Object.keys(logo).length > 0}
      />
      <h1 className="text-[34px] leading-[38px] font-semibold tracking-[-0.036em]">{t("title")}</h1>
      <p className="text-pretty text-fg-2">{t("notYet")}</p>
      <p>
        <Link to={inLocale("/", useLocale())} className={buttonClass("quiet")}>
          {t("home")}
        </Link>
      </p>
    </main>
  );
}
