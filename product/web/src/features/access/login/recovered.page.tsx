import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { loginAddress } from "#request/addresses/landing.ts";
import { routeMiddleware } from "#request/route-middleware.ts";
import type { Route } from "./+types/recovered.page";
import { AuthCard, authControlClass } from "./share/auth-card.tsx";
import { nextIn } from "./share/go-on.ts";

export const handle = { needs: "authenticated", messages: ["login"] };

export const middleware = [routeMiddleware("authenticated")];

export const loader = ({ request }: Route.LoaderArgs) => ({ next: nextIn(request) });

/** Tells once that the second factor is gone, before work goes on. */
export default function RecoveredPage({ loaderData: { next } }: Route.ComponentProps) {
  const t = useTranslations("login");
  return (
    <AuthCard title={t("recoveredTitle")} intro={t("recoveredText")}>
      {/* Through /login, which knows where a signed-in person lands. */}
      <a
        href={loginAddress(useLocale(), next)}
        className={`${buttonClass("primary", "form")} ${authControlClass} mt-5.5`}
      >
        {t("goOn")}
      </a>
    </AuthCard>
  );
}
