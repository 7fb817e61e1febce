import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { routeMiddleware } from "#request/route-middleware.ts";

export const handle = { needs: "public", messages: ["login"] };

export const middleware = [routeMiddleware("unauthenticated")];

// Asked of the server at each visit, so that the middleware is.
export const loader = () => null;

export default function LoginPage() {
  const t = useTranslations("login");
  return (
    <Column className="flex max-w-md flex-col items-start gap-5 py-16 sm:py-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("title")}</h1>
      <p className="text-pretty text-fg-2">{t("notYet")}</p>
      <Link to={inLocale("/", useLocale())} className={buttonClass("quiet")}>
        {t("home")}
      </Link>
    </Column>
  );
}
