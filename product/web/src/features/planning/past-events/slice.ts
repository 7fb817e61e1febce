import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "event.row-unread": {
      en: "Nothing was imported. Row {line, number}: {fault, select, columns {it needs four to six columns} day {a day cannot be read, or the last comes before the first} title {the title is missing or too long} people {the number of people cannot be read} venue {there is no such venue on file} client {there is no such client on file} other {this event is already there}}.{more, plural, =0 {} one { # more row is wrong.} other { # more rows are wrong.}}",
      es: "No se ha importado nada. Fila {line, number}: {fault, select, columns {debe tener de cuatro a seis columnas} day {hay una fecha que no se entiende o el último día es anterior al primero} title {falta el título o es demasiado largo} people {no se entiende el número de personas} venue {no hay ningún recinto con ese nombre} client {no hay ningún cliente con ese nombre} other {ese evento ya existe}}.{more, plural, =0 {} one { Hay # fila más con errores.} other { Hay # filas más con errores.}}",
    },
    "event.too-many-rows": {
      en: "At most {most, number} rows are imported at once.",
      es: "Se importan como máximo {most, number} filas de una vez.",
    },
  },
  screens: {
    "/admin/events-old/import": { title: messages.title, needs: "event.create" },
  },
  messages: { "past-events": messages },
  acts: {
    "event.import": { en: "Imported past events", es: "Ha importado eventos anteriores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "past-events": English<typeof messages>;
  }
}
