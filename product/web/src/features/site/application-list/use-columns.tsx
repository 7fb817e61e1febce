import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { ApplicationColumn } from "@product/domain/forms/application-list";
import { Badge } from "@product/ui/records/badge";
import type { Look } from "#features/ground/listing/share/list-look.ts";
import type { NameColumn, ShownColumn } from "#features/ground/listing/share/record-table.tsx";
import { stateTones } from "#features/site/applications/share/state-tones.ts";
import { dayAndTime, listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ListedApplication } from "./queries.server.ts";

/** The columns of the list of applications: functions of a row, made once for the table. */
export function useColumns(
  { columns }: Look,
  timeZone: string,
): { name: NameColumn<ListedApplication>; columns: ShownColumn<ListedApplication>[] } {
  const t = useTranslations("application-list");
  const words = useTranslations("applications");
  const locale = useLocale();
  const moment = (at: Date | null) => at && <span className="num">{dayAndTime(at, locale, timeZone)}</span>;
  const says: Record<ApplicationColumn, (row: ListedApplication) => ReactNode> = {
    applicationState: ({ state }) => <Badge tone={stateTones[state]}>{words(`state:${state}`)}</Badge>,
    sent: ({ submittedAt }) => moment(submittedAt),
    decided: ({ decidedAt }) => moment(decidedAt),
    roles: ({ roles }) => listOf(roles, locale),
    known: ({ likely }) => t("known", { n: likely }),
    reviewer: ({ reviewer }) => reviewer,
  };
  return {
    name: {
      heading: t("name"),
      sortBy: "name",
      tick: ({ name }) => t("select", { name: name || t("nameless") }),
      cell: ({ id, name, form }) => (
        <span className="who-lines">
          <a href={inLocale(`/admin/workers/review?application=${id}`, locale)} data-way className="way who-name">
            {name || t("nameless")}
          </a>
          <span className="text-xs text-fg-2">{form}</span>
        </span>
      ),
    },
    columns: (columns as readonly ApplicationColumn[]).map((key) => ({
      key,
      heading: t(`column:${key}`),
      cell: says[key],
      isEmpty: (row) => (key === "reviewer" && !row.reviewer) || (key === "decided" && !row.decidedAt),
      leads: key === "applicationState" || key === "sent",
      className: key === "roles" ? undefined : "whitespace-nowrap",
      ...(key === "sent" && { sortBy: "sent" }),
    })),
  };
}
