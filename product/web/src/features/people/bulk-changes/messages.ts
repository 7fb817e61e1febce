import type { BulkDeedKind, LeftOut } from "@product/domain/people/bulk-changes";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  "title:tag": { en: "Change tags", es: "Cambiar etiquetas" },
  "title:role": { en: "Change roles", es: "Cambiar puestos" },
  "title:status": { en: "Change status", es: "Cambiar estado" },
  move: { en: "What happens", es: "Qué pasa" },
  moveHelp: {
    en: "What needs a reason or a day is done on the page of each person.",
    es: "Lo que pide un motivo o una fecha se hace en la ficha de cada persona.",
  },
  chooseMove: { en: "Choose what happens", es: "Elige qué pasa" },
  chosen: {
    en: "{n, plural, one {One worker is chosen.} other {# workers are chosen.}}",
    es: "{n, plural, one {Hay una persona elegida.} other {Hay # personas elegidas.}}",
  },
  how: { en: "What to do", es: "Qué hacer" },
  "how:tag:add": { en: "Add a tag", es: "Añadir una etiqueta" },
  "how:tag:remove": { en: "Remove a tag", es: "Quitar una etiqueta" },
  "how:role:add": { en: "Give a role", es: "Dar un puesto" },
  "how:role:remove": { en: "Take a role away", es: "Quitar un puesto" },
  tag: { en: "Tag", es: "Etiqueta" },
  tagHelp: { en: "A word to find them by.", es: "Una palabra para encontrarlas." },
  role: { en: "Role", es: "Puesto" },
  choose: { en: "Choose a role", es: "Elige un puesto" },
  preview: { en: "Preview", es: "Vista previa" },
  willChange: {
    en: "{n, plural, =0 {Nobody would change} one {One worker will change} other {# workers will change}}",
    es: "{n, plural, =0 {Nadie cambiaría} one {Cambiará una persona} other {Cambiarán # personas}}",
  },
  willStay: {
    en: "{n, plural, one {One is left out} other {# are left out}}",
    es: "{n, plural, one {Una queda fuera} other {# quedan fuera}}",
  },
  more: { en: "and {n, number} more", es: "y {n, number} más" },
  "leftOut:place": {
    en: "You may not do this to workers of their legal entity",
    es: "No puedes hacer esto con trabajadores de su empresa",
  },
  "leftOut:same": { en: "Nothing to change: they are like that already", es: "Nada que cambiar: ya están así" },
  "leftOut:state": {
    en: "Their status does not lead there",
    es: "Desde su estado no se llega ahí",
  },
  "leftOut:version": {
    en: "Changed by someone else after they were shown",
    es: "Otra persona los ha cambiado después de mostrarlos",
  },
  "leftOut:full": { en: "They have as many tags as fit", es: "Ya no les caben más etiquetas" },
  apply: {
    en: "{n, plural, one {Change one worker} other {Change # workers}}",
    es: "{n, plural, one {Cambiar a una persona} other {Cambiar a # personas}}",
  },
  applyHelp: {
    en: "Whoever is changed by someone else in the meantime is left out. You can undo this for a day.",
    es: "Quien cambie mientras tanto por otra persona queda fuera. Puedes deshacerlo durante un día.",
  },
  back: { en: "Back to the list", es: "Volver a la lista" },
  nobodyTitle: { en: "Nobody is chosen", es: "No hay nadie elegido" },
  nobodyText: {
    en: "Tick some workers in the list first.",
    es: "Marca antes a algunas personas en la lista.",
  },
  tooManyTitle: { en: "These are too many at once", es: "Son demasiadas a la vez" },
  tooManyText: {
    en: "At most {most, number} are changed together. Narrow the filter and do it in parts.",
    es: "Se cambian como mucho {most, number} juntas. Afina el filtro y hazlo por partes.",
  },
  doneTitle: { en: "Change of many", es: "Cambio de varias personas" },
  "done:add-tag": {
    en: "{n, plural, one {One worker has} other {# workers have}} the tag “{value}” now.",
    es: "{n, plural, one {Una persona tiene} other {# personas tienen}} ahora la etiqueta «{value}».",
  },
  "done:remove-tag": {
    en: "{n, plural, one {One worker has} other {# workers have}} lost the tag “{value}”.",
    es: "{n, plural, one {Una persona ya no tiene} other {# personas ya no tienen}} la etiqueta «{value}».",
  },
  "done:add-role": {
    en: "{n, plural, one {One worker has} other {# workers have}} the role “{value}” now.",
    es: "{n, plural, one {Una persona tiene} other {# personas tienen}} ahora el puesto «{value}».",
  },
  "done:remove-role": {
    en: "{n, plural, one {One worker has} other {# workers have}} lost the role “{value}”.",
    es: "{n, plural, one {Una persona ya no tiene} other {# personas ya no tienen}} el puesto «{value}».",
  },
  "done:move": {
    en: "Done for {n, plural, one {one worker} other {# workers}}: {value}.",
    es: "Hecho para {n, plural, one {una persona} other {# personas}}: {value}.",
  },
  undo: { en: "Undo", es: "Deshacer" },
  undone: {
    en: "{n, plural, one {Undone for one worker.} other {Undone for # workers.}}",
    es: "{n, plural, one {Deshecho para una persona.} other {Deshecho para # personas.}}",
  },
  undoneLeft: {
    en: "{n, plural, one {One was changed since and stays} other {# were changed since and stay}} as they are.",
    es: "{n, plural, one {Una ha cambiado desde entonces y queda} other {# han cambiado desde entonces y quedan}} como está{n, plural, one {} other {n}}.",
  },
} as const satisfies Messages & Record<`leftOut:${LeftOut}` | `done:${BulkDeedKind}`, unknown>;
