import { Link, useMatches } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { messages } from "./messages.ts";

export const handle = { needs: "authenticated", messages: ["upcoming"] };

type Screen = {
  [Key in keyof typeof messages]: Key extends `${infer Name}:title` ? Name : never;
}[keyof typeof messages];

/** The heading of a screen that is still being built, and what it will be for. Nothing pretends. */
export default function UpcomingPage() {
  const t = useTranslations("upcoming");
  const locale = useLocale();
  const screen = screenOf(useMatches().at(-1)!.id);
  const title = t(`${screen}:title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <EmptyState
        title={t(screen === "content" ? "content:here" : "notYet")}
        action={
          screen === "content" && (
            <Link to={inLocale("/admin/content/home", locale)} className={buttonClass("primary")}>
              {t("content:action")}
            </Link>
          )
        }
      >
        {t(`${screen}:text`)}
      </EmptyState>
    </>
  );
}

/** From the route's id, as the site map gives it: whatever spelling led here, the route is the same. */
const screenOf = (routeId: string) => routeId.replace(/^(es\/)?upcoming\//, "") as Screen;
