import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-calendar.page";
import { CalendarScreen, type CalendarValues } from "./calendar-screen.tsx";
import { createCalendar } from "./commands.server.ts";
import { choosableCalendars } from "./queries.server.ts";
import { calendarForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.edit", messages: ["holidays", "master-data", "request", "forms"] };

const values: CalendarValues = { nameEn: "", nameEs: "", country: "ES", level: "local", parentId: "", version: 0 };

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit", "everywhere");
  return { values, calendars: await choosableCalendars(), submissionKey: crypto.randomUUID() };
}

export const action = creating("calendar", calendarForm, createCalendar);

export default function CreateCalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CalendarScreen {...loaderData} title={useTranslations("holidays")("newOne")} reply={actionData} />;
}
