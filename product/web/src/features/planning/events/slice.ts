import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { eventFigures } from "./figures.ts";
import { messages } from "./messages.ts";

export default {
  messages: { events: messages },
  figures: eventFigures,
  screens: {
    "/admin/events/create": { title: messages.newOne, needs: "event.create" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    events: English<typeof messages>;
  }
}
