import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Column } from "@product/ui/column";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { Stopped } from "./stopped.server.ts";

/** The end of a form for who is too young: why, from which day to come back, and what became of what they wrote. */
export function StoppedScreen({ stopped: { form, isErased, ...tooYoung } }: { stopped: Stopped }) {
  const t = useTranslations("signup");
  const locale = useLocale();
  const sentences = useFieldSentences();
  return (
    <Column className="flex max-w-lg flex-col gap-4 py-16 sm:py-24">
      <PageTitle>{t("tooYoungTitle")}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("tooYoungTitle")}</h1>
      <p className="text-pretty">{sentences([{ fault: "underAge", ...tooYoung }])}</p>
      {isErased && <p className="text-pretty text-fg-2">{t("tooYoungErased")}</p>}
      {form && (
        <p className="text-pretty text-fg-2">
          {t("tooYoungMistyped")}{" "}
          <Link to={inLocale(`/signup?formId=${form}`, locale)} className="underline underline-offset-3">
            {t("startAgain")}
          </Link>
        </p>
      )}
    </Column>
  );
}
