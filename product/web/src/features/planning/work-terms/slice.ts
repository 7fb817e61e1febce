import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "work-terms": messages },
  eventTabs: { terms: { title: { en: "Working terms", es: "Condiciones" }, needs: "event.edit", position: 110 } },
  settings: {
    terms: {
      group: "work",
      title: { en: "Working terms", es: "Condiciones de trabajo" },
      text: {
        en: "Dress, breaks and compensation, for the company and by client.",
        es: "Uniforme, descansos y compensación, de la empresa y por cliente.",
      },
      at: "/admin/settings/terms",
      needs: "settings.view",
    },
  },
  acts: {
    "work-terms.edit": {
      en: "Changed the usual working terms",
      es: "Ha cambiado las condiciones de trabajo habituales",
    },
    "client.set-terms": {
      en: "Changed the working terms of a client",
      es: "Ha cambiado las condiciones de trabajo de un cliente",
    },
    "event.set-terms": {
      en: "Changed the working terms of an event",
      es: "Ha cambiado las condiciones de trabajo de un evento",
    },
    "shift.set-terms": {
      en: "Changed the working terms of a shift",
      es: "Ha cambiado las condiciones de trabajo de un turno",
    },
  },
  records: {
    "work-terms": { en: "Working terms", es: "Condiciones de trabajo" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "work-terms": English<typeof messages>;
  }
}
