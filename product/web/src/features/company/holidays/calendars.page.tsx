import { homeDay } from "#request/clock.ts";
import { useTranslations } from "use-intl";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import type { Route } from "./+types/calendars.page";
import { calendarsAddress } from "./schema.ts";
import { calendarRows, shortCalendars, type CalendarRow } from "./queries.server.ts";
import { ShortYears } from "./short-years.tsx";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["holidays", "master-data"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const year = Number(homeDay().slice(0, 4));
  return {
    rows: await calendarRows(year),
    short: await shortCalendars(homeDay()),
    year: String(year),
    mayCreate: isPermitted(actor, "settings.edit", "everywhere"),
  };
}

export default function CalendarsPage({ loaderData: { rows, short, year, mayCreate } }: Route.ComponentProps) {
  const t = useTranslations("holidays");
  const { nameOf } = useNames();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={calendarsAddress}
      rows={rows}
      nameOf={nameOf}
      named={t("calendar")}
      columns={[
        { heading: t("level"), cell: ({ level }: CalendarRow) => t(`level:${level}`) },
        {
          heading: t("parentId"),
          cell: ({ aboveEn, aboveEs }) => (aboveEn && aboveEs ? nameOf({ nameEn: aboveEn, nameEs: aboveEs }) : "–"),
        },
        { heading: t("ownDays", { year }), cell: ({ days }) => days, numeric: true },
      ]}
      notice={<ShortYears short={short} linked />}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
    />
  );
}
