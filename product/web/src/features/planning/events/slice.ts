import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { eventFigures } from "./figures.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { eventsWith } from "./search.server.ts";

const liveKinds = { event: "event.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { events: messages },
  figures: eventFigures,
  screens: {
    "/admin/events/create": { title: messages.newOne, needs: "event.create" },
  },
  searchSources: {
    event: { title: words.events, needs: "event.view", position: 10, list: "/admin/events", find: eventsWith },
  },
  acts: {
    "event.create": { en: "Created an event", es: "Ha creado un evento" },
    "event.move-on": { en: "Changed the status of an event", es: "Ha cambiado el estado de un evento" },
  },
  records: {
    event: { en: "Event", es: "Evento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    events: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
