import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import type { Route } from "./+types/data-protection.page";
import { loadPage } from "./load-page.server.ts";
import { shownKinds } from "./shown-kinds.ts";
import { PageView } from "./share/page-view.tsx";

export const handle = { needs: "public", cached: shownKinds, messages: ["pages", "open-shifts"] };

export const loader = (loaderArgs: Route.LoaderArgs) => loadPage(loaderArgs, "data-protection");

export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("pages");
  const locale = useLocale();
  return (
    <PageView page={loaderData.page}>
      <Link to={inLocale("/data-protection/complaint", locale)} className={buttonClass("quiet", "form")}>
        {t("complain")}
      </Link>
    </PageView>
  );
}
