import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { TimelineBar } from "@product/ui/records/timeline-bar";
import type { PanelProps } from "./share/clearance-panel.tsx";
import { useYearLines } from "./use-year-lines.ts";

/** Green, amber and red over the year ahead, with a line below for each thing that it follows from. */
export function ClearanceYear({ clearance, roles }: PanelProps) {
  const t = useTranslations("clearance");
  const lines = useYearLines(clearance);
  return (
    <div className="min-w-0 px-4.5 py-3.5 max-xl:border-t max-xl:border-line">
      <header className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="text-sm font-semibold">{t("year")}</h3>
          {clearance.status === "approved" && <span className="text-xs text-fg-2">{t("onceActive")}</span>}
          {roles.length > 0 && <AsRole {...{ roles, as: clearance.as }} />}
        </div>
        <ul className="flex gap-3 text-xs text-fg-2">
          {(["ALLOW", "WARN", "BLOCK"] as const).map((verdict) => (
            <li key={verdict} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2.5 rounded-[3px] ${swatch[verdict]}`} />
              {t(`short:${verdict}`)}
            </li>
          ))}
        </ul>
      </header>
      <TimelineBar label={t("clearance")} {...lines} />
    </div>
  );
}

const swatch = {
  ALLOW: "bg-ok-solid",
  WARN: "bg-warn/26 inset-ring inset-ring-warn/60",
  BLOCK: "bg-bad/16 inset-ring inset-ring-bad/50",
};

/** The same question for each role they have: a role may ask for more. */
function AsRole({ roles, as }: Pick<PanelProps, "roles"> & { as: string | null }) {
  const t = useTranslations("clearance");
  const { pathname, search } = useLocation();
  const choices = [{ id: null, name: t("asAnyone") }, ...roles];
  return (
    <nav aria-label={t("as")} className="text-xs text-fg-2">
      <ul className="flex flex-wrap gap-x-2.5">
        {choices.map(({ id, name }) => (
          <li key={name}>
            <Link
              to={`${pathname}${searchAs(search, id)}`}
              preventScrollReset
              aria-current={id === as ? "true" : undefined}
              className="touch-target underline-offset-3 hover:underline aria-[current]:font-medium aria-[current]:text-fg"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function searchAs(search: string, roleId: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("as");
  if (roleId) query.set("as", roleId);
  return query.size > 0 ? `?${query}` : "";
}
