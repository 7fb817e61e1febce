import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "@product/domain/locales";
import { columnFields, type WorkerColumn } from "@product/domain/people/worker-columns";
import { Badge } from "@product/ui/records/badge";
import { StatusLight } from "@product/ui/records/status-light";
import type { Look } from "#features/ground/listing/share/list-look.ts";
import type { NameColumn, ShownColumn } from "#features/ground/listing/share/record-table.tsx";
import { useReasonLight } from "#features/people/clearance-light/share/reason-peek.tsx";
import { calendarDay, dayOf, hoursAndMinutes, weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { phoneText } from "./phone-text.ts";
import type { WorkerRow } from "./queries.server.ts";
import { fieldOf } from "./shown-fields.ts";
import { toneOf } from "./share/statuses.ts";
import { workerName } from "./share/worker-name.tsx";

type Says = (row: WorkerRow) => ReactNode;

/**
 * The columns of the list: functions of a row, made once for the table, since a component in each cell would cost more
 * than all else.
 */
export function useWorkerColumns(
  { columns, isUsual }: Look,
  clearanceOn?: { first: string; last: string },
): {
  name: NameColumn<WorkerRow>;
  columns: ShownColumn<WorkerRow>[];
} {
  const t = useTranslations("workers");
  const words = useTranslations("filters");
  const locale = useLocale();
  const light = useReasonLight();
  const daysOf = ({ first, last }: { first: string; last: string }) =>
    [...new Set([first, last])].map((day) => calendarDay(day, locale)).join(" – ");
  const here = inLocale("/admin/workers/list", locale);
  const says: Record<WorkerColumn, Says> = {
    ...plainly,
    clearance: ({ id, clearance }) => {
      if (!clearance) return undefined;
      const { verdict, until } = clearance;
      if (verdict !== "ALLOW") return light(id, clearance);
      return (
        <StatusLight tone="ok" reason={until ? t("clearUntil", { day: calendarDay(until, locale) }) : undefined}>
          {t("clearance:ALLOW")}
        </StatusLight>
      );
    },
    status: ({ status }) => status && <StatusLight tone={toneOf[status]}>{t(`status:${status}`)}</StatusLight>,
    roles: ({ roles = [] }) => (
      <span className="chips">
        {roles.map((role) => (
          <Badge key={role}>{role}</Badge>
        ))}
      </span>
    ),
    phone: ({ mobile }) =>
      mobile && (
        <a href={`tel:${mobile}`} className="way">
          {phoneText(mobile)}
        </a>
      ),
    email: ({ email }) =>
      email && (
        <a href={`mailto:${email}`} className="way wrap-anywhere">
          {email}
        </a>
      ),
    tags: ({ tags = [] }) => (
      <span className="chips">
        {tags.map((tag) => (
          <a
            key={tag}
            href={`${here}?${new URLSearchParams({ tag })}`}
            title={t("withTag", { tag })}
            data-way
            className="way badge badge-outline"
          >
            {tag}
          </a>
        ))}
      </span>
    ),
    entity: ({ entity }) => entity,
    type: ({ workerType }) => workerType && t(`type:${workerType}`),
    language: ({ language }) => locales.find(({ code }) => code === language)?.name,
    country: ({ country }) => country && words(`country:${country}`),
    source: ({ source }) => source && words(`source:${source}`),
    nextShift: ({ nextShift }) => nextShift && weekdayAndTime(new Date(nextShift.startsAt), locale, nextShift.timeZone),
    hoursAhead: ({ hoursAhead = 0 }) => (hoursAhead > 0 ? hoursAndMinutes(hoursAhead) : undefined),
    lastWorked: ({ lastWorked }) => lastWorked && calendarDay(lastWorked, locale),
    added: ({ createdAt }) => createdAt && dayOf(new Date(createdAt), locale, "UTC"),
  };
  return {
    name: {
      heading: t("name"),
      sortBy: "name",
      cell: (row, size) => workerName(row, locale, size),
      tick: ({ name }) => t("select", { name: `${name?.first} ${name?.last}` }),
    },
    columns: (columns as readonly WorkerColumn[]).map((key) => ({
      key,
      heading:
        key === "clearance" && clearanceOn ? t("clearanceOn", { days: daysOf(clearanceOn) }) : t(`column:${key}`),
      cell: says[key],
      isEmpty: (row) => isNothing(row[fieldOf[key]]),
      isLabelled: labelled.has(key) && !(isUsual && givingWay[key]),
      leads: key === "clearance" || key === "status",
      className: [looks[key], isUsual && givingWay[key]].filter(Boolean).join(" ") || undefined,
      ...(key === "added" && { sortBy: "added" }),
    })),
  };
}

/** A field of the record that is a plain text stands as it is. */
const plainly = Object.fromEntries(
  Object.entries(columnFields).map(([key, field]) => [key, ((row) => row[field]) satisfies Says]),
) as Record<keyof typeof columnFields, Says>;

const isNothing = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value);

/** Where there is little room the last of the usual columns give way. */
const givingWay: Partial<Record<WorkerColumn, string>> = { tags: "max-xl:hidden", entity: "max-2xl:hidden" };

const looks: Partial<Record<WorkerColumn, string>> = {
  clearance: "sm:min-w-44 max-sm:w-full",
  status: "whitespace-nowrap",
  email: "whitespace-nowrap max-sm:whitespace-normal",
  roles: "max-sm:w-full",
  town: "max-sm:text-fg-2",
  phone: "num whitespace-nowrap max-sm:ml-auto",
  entity: "whitespace-nowrap text-fg-2",
  added: "num whitespace-nowrap text-fg-2",
  tags: "max-sm:w-full",
  nextShift: "num whitespace-nowrap",
  hoursAhead: "num whitespace-nowrap",
  lastWorked: "num whitespace-nowrap text-fg-2",
};

/** On phones these would say nothing without the name of their column. */
const labelled: ReadonlySet<WorkerColumn> = new Set([
  "email",
  "entity",
  "type",
  "language",
  "country",
  "source",
  "added",
  "nextShift",
  "hoursAhead",
  "lastWorked",
]);
