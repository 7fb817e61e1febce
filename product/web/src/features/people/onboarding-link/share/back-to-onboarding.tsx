import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";

/** From the page of one part to the whole, by the same secret. The route names the messages of `onboarding-link`. */
export function BackToOnboarding({ token }: { token: string | undefined }) {
  const t = useTranslations("onboarding-link");
  const locale = useLocale();
  if (!token) return null;
  return (
    <Link
      to={inLocale(`/signup/resume/${token}`, locale)}
      className="touch-target self-start font-medium text-primary-text underline underline-offset-3"
    >
      {t("back")}
    </Link>
  );
}
