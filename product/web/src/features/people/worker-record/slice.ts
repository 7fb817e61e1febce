import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "worker.maybe-known": {
      en: "{n, plural, one {Someone who may be the same person is} other {# people who may be the same person are}} already here. Look first; if it is someone else, say so below and send the form again.",
      es: "{n, plural, one {Ya hay alguien que puede ser la misma persona} other {Ya hay # personas que pueden ser la misma}}. Mira primero; si es otra, dilo abajo y envía el formulario otra vez.",
    },
    "worker.choice-gone": {
      en: "The legal entity or a role you selected no longer exists. Choose again.",
      es: "La empresa o alguno de los puestos que has seleccionado ya no existe. Elige otra vez.",
    },
  },
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
