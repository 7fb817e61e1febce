import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { venueCount } from "./queries.server.ts";

export default {
  messages: { venues: messages },
  settings: {
    venues: {
      group: "company",
      title: { en: "Venues", es: "Recintos" },
      text: { en: "Where events take place.", es: "Donde se celebran los eventos." },
      at: "/admin/venues",
      needs: "venue.view",
      count: venueCount,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    venues: English<typeof messages>;
  }
}
