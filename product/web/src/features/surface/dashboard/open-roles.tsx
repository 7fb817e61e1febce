import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { workerList } from "@product/domain/people/worker-list";
import { emptyView, queryOf } from "#features/ground/listing/share/shown-view.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { figureAddress } from "#request/slices/figures.ts";
import type { Board } from "./board.server.ts";
import { Card } from "./card.tsx";

type OpenRolesProps = { roles: NonNullable<Board["roles"]>; mayAsk: boolean };

/** Where people are missing, and how many could come. */
export function OpenRoles({ roles, mayAsk }: OpenRolesProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const most = Math.max(1, ...roles.flatMap(({ n, able }) => [n, Math.min(able?.n ?? 0, 4 * n)]));
  const share = (n: number) => ({ width: `${Math.min(100, (100 * n) / most)}%` });
  return (
    <Card
      title={t("byRole")}
      about={t("byRoleText")}
      end={
        mayAsk && (
          <Link to={inLocale("/admin/workers/who-can-work", locale)} className="way">
            {t("whoCanWork")}
          </Link>
        )
      }
    >
      {roles.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-fg-2">{t("noOpen")}</p>
      ) : (
        <ul className="open-roles">
          {roles.map(({ key, name, n, able }) => (
            <li key={key} className="flex min-w-0 flex-col gap-1 text-compact">
              <span className="truncate font-medium">{name}</span>
              <span className="flex flex-wrap gap-x-2">
                <Link
                  to={inLocale(`${figureAddress("open-places")}?${new URLSearchParams({ role: key })}`, locale)}
                  className="way num font-semibold"
                >
                  {t("openN", { n })}
                </Link>
                {able && (
                  <Link
                    to={inLocale(
                      `/admin/workers/list${queryOf(workerList, { ...emptyView, filter: able.filter })}`,
                      locale,
                    )}
                    className={`way num ${able.n < n ? "text-bad-text" : "text-fg-2"}`}
                  >
                    {t("canN", { n: countUpTo(able.n, able.most, locale) })}
                  </Link>
                )}
              </span>
              <span className="role-bar mt-1" aria-hidden>
                <i className="bg-chart-1" style={share(n)} />
              </span>
              {able && (
                <span className="role-bar" aria-hidden>
                  <i className={able.n < n ? "bg-bad" : "bg-ok"} style={share(able.n)} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
