import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { AuthCard, AuthFoot, authFormClass, authLinkClass } from "#features/access/login/share/auth-card.tsx";
import type { DeliveryModes } from "#request/context.ts";
import { loginAddress } from "#request/addresses/landing.ts";

/** Where no mail leaves nothing is promised: who can help instead. The same for everyone, whether they have an account or not. */
export function NoMail({ title, next }: { title: string; next: string | undefined }) {
  const t = useTranslations("auth-links");
  return (
    <AuthCard title={title} intro={t("noMailIntro")}>
      <ul className={`${authFormClass} list-disc pl-5 text-compact text-pretty text-fg-2`}>
        <li>{t("noMailColleague")}</li>
        <li>{t("noMailOwner")}</li>
      </ul>
      <AuthFoot>
        <Link to={loginAddress(useLocale(), next)} className={authLinkClass}>
          {t("back")}
        </Link>
      </AuthFoot>
    </AuthCard>
  );
}

/** In a demonstration, where to look for the mail. */
export function PrintedMail({ mails }: { mails: DeliveryModes }) {
  const t = useTranslations("auth-links");
  return mails === "printed" && <Callout tone="info">{t("printed")}</Callout>;
}
