import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "worker-record": messages },
  acts: {
    "worker.see-link": {
      en: "Viewed a link meant for the worker",
      es: "Ha visto un enlace destinado al trabajador",
    },
    "worker.find-by-number": {
      en: "Found a worker by a number",
      es: "Ha encontrado a un trabajador por un número",
    },
    "worker.miss-by-number": {
      en: "Searched for a number that nobody has",
      es: "Ha buscado un número que no tiene nadie",
    },
  },
  records: {
    "worker-search": { en: "Search for a number", es: "Búsqueda de un número" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-record": English<typeof messages>;
  }
}
