import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { homeDay } from "#request/clock.ts";
import { messages } from "./messages.ts";
import { shortCalendars } from "./queries.server.ts";
import { refusals } from "./refusals.ts";

const contributions = contributionsOf("calendar");

export default {
  refusals,
  ...contributions,
  messages: { holidays: messages },
  tasks: {
    "calendars.complete": {
      needs: "settings.edit",
      title: { en: "Holiday calendars to complete", es: "Calendarios de festivos por completar" },
      at: "/admin/settings/holidays",
      count: async () => ({ n: (await shortCalendars(homeDay())).length, most: Number.MAX_SAFE_INTEGER }),
    },
  },
  acts: {
    ...contributions.acts,
    "calendar.days": { en: "Changed the days of a calendar", es: "Ha cambiado los días de un calendario" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    holidays: English<typeof messages>;
  }
}
