import { homeDay } from "#request/clock.ts";
import { data, useSearchParams } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/calendar.page";
import { CalendarScreen } from "./calendar-screen.tsx";
import { archiveCalendar, editCalendar, restoreCalendar } from "./commands.server.ts";
import { daysAction } from "./days-action.ts";
import { Days } from "./days.tsx";
import { calendarWith, choosableCalendars, daysShown, shortYearsOf } from "./queries.server.ts";
import { calendarForm, yearShown } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["holidays", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const calendar = await calendarWith(recordId(params.calendarId));
  if (!calendar) throw failure("pageNotFound", { path: params.calendarId });
  const { id, nameEn, nameEs, country, level, parentId, version } = calendar;
  const chosenYear = yearShown.parse(Object.fromEntries(new URL(request.url).searchParams)).year;
  const year = chosenYear ?? Number(homeDay().slice(0, 4));
  const { shown, part, headers } = await shownRecord(actor, request, "calendar", calendar);
  return data(
    {
      values: { nameEn, nameEs, country, level, parentId: parentId ?? "", version },
      calendars: (await choosableCalendars()).filter((other) => other.id !== id),
      year,
      days: await daysShown(id, year),
      short: (await shortYearsOf(id, homeDay())).filter((each) => each.year === year),
      ...shown,
      isSaved: shown.isSaved && part === undefined,
      areDaysSaved: shown.isSaved && part === "days",
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  const id = recordId(params.calendarId);
  return (
    daysAction(sent, id) ??
    kindAction(sent, "calendar", id, calendarForm, {
      edit: editCalendar,
      archive: archiveCalendar,
      restore: restoreCalendar,
    })
  );
};

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { days, short, year, areDaysSaved, ...screen } = loaderData;
  // The address says which of the page's forms was refused.
  const part = useSearchParams()[0].get("days");
  const mayEdit = !screen.isReadOnly && !screen.isArchived;
  return (
    <CalendarScreen
      {...screen}
      history={shownHistory(screen.history)}
      title={useNames().nameOf(screen.values)}
      reply={part === null ? actionData : undefined}
      below={
        <Days
          days={days}
          short={short}
          year={year}
          mayEdit={mayEdit}
          areSaved={areDaysSaved}
          submissionKey={screen.submissionKey}
          refused={part === null ? undefined : { part, reply: actionData }}
        />
      }
    />
  );
}
