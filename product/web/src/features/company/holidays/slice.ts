import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { homeDay } from "#request/clock.ts";
import { messages } from "./messages.ts";
import { calendarCount, shortCalendars } from "./queries.server.ts";

export default {
  messages: { holidays: messages },
  tasks: {
    "calendars.complete": {
      needs: "settings.edit",
      title: { en: "Holiday calendars to complete", es: "Calendarios de festivos por completar" },
      at: "/admin/settings/holidays",
      count: async () => ({ n: (await shortCalendars(homeDay())).length, most: Number.MAX_SAFE_INTEGER }),
    },
  },
  settings: {
    holidays: {
      group: "work",
      title: { en: "Holidays", es: "Festivos" },
      text: { en: "Calendars by country, region and town.", es: "Calendarios por país, región y municipio." },
      at: "/admin/settings/holidays",
      needs: "settings.view",
      count: calendarCount,
    },
  },
  acts: {
    "calendar.create": { en: "Added a holiday calendar", es: "Ha añadido un calendario de festivos" },
    "calendar.edit": { en: "Edited a holiday calendar", es: "Ha editado un calendario de festivos" },
    "calendar.days": { en: "Changed the days of a calendar", es: "Ha cambiado los días de un calendario" },
    "calendar.archive": { en: "Archived a holiday calendar", es: "Ha archivado un calendario de festivos" },
    "calendar.restore": { en: "Restored a holiday calendar", es: "Ha recuperado un calendario de festivos" },
  },
  records: {
    calendar: { en: "Holiday calendar", es: "Calendario de festivos" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    holidays: English<typeof messages>;
  }
}
