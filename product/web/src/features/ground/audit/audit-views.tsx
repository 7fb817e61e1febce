import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { inLocale } from "#i18n/locale.ts";

/** Whose acts: everybody's, one's own, what the system did by itself, or what people decided about themselves. */
export function AuditViews({ by }: { by: string | undefined }) {
  const t = useTranslations("audit");
  const here = inLocale("/admin/audit", useLocale());
  return (
    <div className="mb-4">
      <LinkTabs label={t("views")}>
        {views.map((view) => (
          <LinkTab key={view} current={view === (by ?? "all")}>
            <Link to={view === "all" ? here : `${here}?by=${view}`}>{t(`view:${view}`)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  );
}

const views = ["all", "me", "system", "oneself"] as const;
