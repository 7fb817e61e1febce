import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "demo.changed-meanwhile": {
      en: "The demo data has changed since this page was opened. Check the details below and decide again.",
      es: "Los datos de demostración han cambiado desde que se abrió esta página. Revisa lo que se muestra abajo y decide otra vez.",
    },
    "demo.in-the-way": {
      en: "Nothing was loaded: an existing record already has a name or number from the demo data.",
      es: "No se ha cargado nada: ya hay un registro con un nombre o un número de los datos de demostración.",
    },
  },
  messages: { "demo-data": messages },
  settings: {
    demo: {
      group: "system",
      title: { en: "Demo data", es: "Datos de demostración" },
      text: { en: "Made-up people to load and remove.", es: "Personas inventadas, para cargar y quitar." },
      at: "/admin/settings/demo",
      needs: "settings.view",
    },
  },
  acts: {
    "demo.load": { en: "Loaded demo data", es: "Ha cargado datos de demostración" },
    "demo.remove": { en: "Removed demo data", es: "Ha quitado datos de demostración" },
  },
  records: {
    "demo-data": { en: "Demo data", es: "Datos de demostración" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "demo-data": English<typeof messages>;
  }
}
