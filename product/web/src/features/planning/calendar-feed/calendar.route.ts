import { calendarFile } from "@product/domain/calendar/calendar-file";
import { pageNotFound } from "#request/failures.ts";
import type { Route } from "./+types/calendar.route";
import { appointmentOf, calendarBehind } from "./queries.server.ts";

export const handle = { needs: "public" };

const names = { en: "My shifts", es: "Mis turnos" };

/** The shifts of a worker for the calendar on their phone, which asks again by itself. */
export async function loader({ params: { file } }: Route.LoaderArgs) {
  const token = /^([\w-]+)\.ics$/.exec(file)?.[1];
  const calendar = token ? await calendarBehind(token) : undefined;
  if (!calendar) throw pageNotFound("/calendar/…");
  const { language, rows } = calendar;
  const appointments = rows.map((row) => appointmentOf(row, language));
  return new Response(calendarFile(names[language], appointments), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${language === "es" ? "turnos" : "shifts"}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
