import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/button";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import type { Route } from "./+types/login.page";
import { accountsToTry } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["login"] };

export const middleware = [routeMiddleware("unauthenticated")];

export const loader = ({ context }: Route.LoaderArgs) => ({ demo: accountsToTry(context.get(requestContext).demo) });

export default function LoginPage({ loaderData: { demo } }: Route.ComponentProps) {
  const t = useTranslations("login");
  return (
    <Column className="flex max-w-lg flex-col items-start gap-5 py-16 sm:py-24">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("title")}</h1>
      <p className="text-pretty text-fg-2">{t("notYet")}</p>
      {demo && (
        <section className="w-full">
          <h2 className="font-semibold">{t("demoAccounts")}</h2>
          <p className="text-sm text-fg-2">{t("demoPassword", { password: demo.password })}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
            {demo.accounts.map(({ email, name }) => (
              <li key={email} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-medium">{name}</span>
                <span className="text-fg-2">{email}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to={inLocale("/", useLocale())} className={buttonClass("quiet", "form")}>
        {t("home")}
      </Link>
    </Column>
  );
}
