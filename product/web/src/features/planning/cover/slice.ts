import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { coverDropOut, goOn } from "./commands.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { cover: messages },
  jobs: () => ({ "cover.drop-out": coverDropOut, "cover.go-on": goOn }),
  schedules: [{ name: "cover.go-on", everySeconds: 60 }],
  acts: {
    "slot.start-cover": { en: "Started the search for cover", es: "Ha iniciado la búsqueda de sustitución" },
    "slot.stop-cover": { en: "Stopped the search for cover", es: "Ha detenido la búsqueda de sustitución" },
    "slot.ask-cover": {
      en: "Asked the next people for cover",
      es: "Ha convocado a más personas para cubrir una renuncia",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    cover: English<typeof messages>;
  }
}
