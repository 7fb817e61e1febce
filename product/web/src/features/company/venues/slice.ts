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
  acts: {
    "venue.create": { en: "Added a venue", es: "Ha añadido un recinto" },
    "venue.edit": { en: "Edited a venue", es: "Ha editado un recinto" },
    "venue.archive": { en: "Archived a venue", es: "Ha archivado un recinto" },
    "venue.restore": { en: "Restored a venue", es: "Ha recuperado un recinto" },
  },
  records: {
    venue: { en: "Venue", es: "Recinto" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    venues: English<typeof messages>;
  }
}
