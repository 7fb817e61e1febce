import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { EventColumn } from "@product/domain/planning/event-list";
import { Badge } from "@product/ui/records/badge";
import { FillBar } from "@product/ui/records/fill-bar";
import { StatusLight } from "@product/ui/records/status-light";
import type { Look } from "#features/ground/listing/share/list-look.ts";
import type { NameColumn, ShownColumn } from "#features/ground/listing/share/record-table.tsx";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { EventRow } from "./queries.server.ts";
import { riskOf } from "./share/risk.ts";
import { statusTone, whenOf } from "./share/event-look.tsx";

/** Columns of the list of events: functions of a row, made once for the table. */
export function useEventColumns({ columns }: Look): { name: NameColumn<EventRow>; columns: ShownColumn<EventRow>[] } {
  const t = useTranslations("events");
  const locale = useLocale();
  const says: Record<EventColumn, (row: EventRow) => ReactNode> = {
    date: (row) => {
      const { day, times, days } = whenOf(row, locale);
      return (
        <span className="who-lines">
          <span className="num whitespace-nowrap">{day}</span>
          <span className="num text-xs text-fg-2">{days > 1 ? t("days", { n: days }) : times}</span>
        </span>
      );
    },
    eventStatus: ({ shown }) => (
      <Badge tone={statusTone[shown]} outline={shown === "draft"}>
        {t(`status:${shown}`)}
      </Badge>
    ),
    confirmed: ({ total, byRole, importedHeads }) => {
      if (byRole.length === 0) return importedHeads === null ? "–" : t("imported", { n: importedHeads });
      return (
        <span className="num">
          <b>{total.confirmed}</b>
          <span className="fill-of">/{total.target}</span>
        </span>
      );
    },
    byRole: ({ byRole }) => (
      <span className="fills">
        {byRole.map((fill) => (
          <span key={fill.roleId} className="fill" title={t("roleFill", fill)}>
            <span className="fill-words">
              <span className="truncate text-fg-2">{fill.role}</span>
              <span className="num">
                <b>{fill.confirmed}</b>
                <span className="fill-of">/{fill.target}</span>
              </span>
            </span>
            <FillBar {...fill} />
          </span>
        ))}
      </span>
    ),
    risk: (row) => {
      const { key, tone, n } = riskOf(row);
      return <StatusLight tone={tone}>{t(`risk:${key}`, { n })}</StatusLight>;
    },
    client: ({ client }) => client,
    managers: ({ managers }) => listOf(managers, locale),
  };
  return {
    name: {
      heading: t("name"),
      sortBy: "title",
      tick: ({ title }) => t("select", { name: title }),
      cell: ({ id, title, colour, venue, town, client }) => (
        <span className="flex items-start gap-2.5">
          <i className="event-colour mt-1" data-colour={colour} aria-hidden />
          <span className="who-lines">
            <a href={inLocale(`/admin/events/${id}`, locale)} data-way className="way who-name">
              {title}
            </a>
            <span className="text-xs text-fg-2">
              {[[venue, town].filter(Boolean).join(", "), client].filter(Boolean).join(" · ")}
            </span>
          </span>
        </span>
      ),
    },
    columns: (columns as readonly EventColumn[]).map((key) => ({
      key,
      heading: t(`column:${key}`),
      cell: says[key],
      isEmpty: (row) => key === "client" && !row.client,
      leads: key === "eventStatus" || key === "date",
      className: looks[key],
      ...(key === "date" && { sortBy: "date" }),
    })),
  };
}

const looks: Partial<Record<EventColumn, string>> = {
  date: "max-sm:w-full",
  eventStatus: "whitespace-nowrap",
  confirmed: "whitespace-nowrap",
  byRole: "lg:min-w-84 max-sm:w-full",
  risk: "whitespace-nowrap",
};
