import type { BulkActionKind, LeftOut } from "@product/domain/people/bulk-changes";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  "title:tag": { en: "Change tags", es: "Cambiar etiquetas" },
  "title:role": { en: "Change roles", es: "Cambiar puestos" },
  "title:status": words.changeStatus,
  move: words.change,
  moveHelp: {
    en: "Changes that need a reason or a date are made in each person's record.",
    es: "Los cambios que requieren un motivo o una fecha se hacen en la ficha de cada persona.",
  },
  chooseMove: { en: "Choose a change", es: "Elige un cambio" },
  chosen: {
    en: "{n, plural, one {One worker selected.} other {# workers selected.}}",
    es: "{n, plural, one {Una persona seleccionada.} other {# personas seleccionadas.}}",
  },
  how: words.whatToDo,
  "how:tag:add": { en: "Add a tag", es: "Añadir una etiqueta" },
  "how:tag:remove": { en: "Remove a tag", es: "Quitar una etiqueta" },
  "how:role:add": { en: "Give a role", es: "Dar un puesto" },
  "how:role:remove": { en: "Take a role away", es: "Quitar un puesto" },
  tag: words.tag,
  tagHelp: { en: "A word to find them by later.", es: "Una palabra para encontrarlas." },
  role: words.role,
  choose: { en: "Choose a role", es: "Elige un puesto" },
  preview: words.preview,
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
  "leftOut:oneself": {
    en: "Yourself: someone else decides that, or you do it on your own record",
    es: "Tú: eso lo decide otra persona, o lo haces en tu propia ficha",
  },
  "leftOut:same": { en: "Nothing to change: already up to date", es: "Nada que cambiar: ya está así" },
  "leftOut:state": {
    en: "Not possible from their current status",
    es: "No es posible desde su estado actual",
  },
  "leftOut:version": {
    en: "Changed by someone else in the meantime",
    es: "Otra persona los ha cambiado mientras tanto",
  },
  "leftOut:full": { en: "They already have the maximum number of tags", es: "Ya tienen el máximo de etiquetas" },
  apply: {
    en: "{n, plural, one {Change one worker} other {Change # workers}}",
    es: "{n, plural, one {Cambiar a una persona} other {Cambiar a # personas}}",
  },
  applyHelp: {
    en: "Anyone changed by someone else in the meantime is left out. You can undo this for one day.",
    es: "Si otra persona cambia a alguien mientras tanto, queda fuera. Puedes deshacerlo durante un día.",
  },
  back: words.backToTheList,
  nobodyTitle: words.nobodySelected,
  nobodyText: {
    en: "Select some workers in the list first.",
    es: "Selecciona antes a algunas personas en la lista.",
  },
  tooManyTitle: words.tooManyAtOnce,
  tooManyText: {
    en: "You can change up to {most, number} at a time. Narrow the filter and do it in batches.",
    es: "Se pueden cambiar {most, number} como máximo a la vez. Afina el filtro y hazlo por partes.",
  },
  doneTitle: { en: "Bulk change", es: "Cambio masivo" },
  "done:add-tag": {
    en: "{n, plural, one {One worker now has} other {# workers now have}} the tag “{value}”.",
    es: "{n, plural, one {Una persona tiene} other {# personas tienen}} ahora la etiqueta «{value}».",
  },
  "done:remove-tag": {
    en: "{n, plural, one {One worker no longer has} other {# workers no longer have}} the tag “{value}”.",
    es: "{n, plural, one {Una persona ya no tiene} other {# personas ya no tienen}} la etiqueta «{value}».",
  },
  "done:add-role": {
    en: "{n, plural, one {One worker now has} other {# workers now have}} the role “{value}”.",
    es: "{n, plural, one {Una persona tiene} other {# personas tienen}} ahora el puesto «{value}».",
  },
  "done:remove-role": {
    en: "{n, plural, one {One worker no longer has} other {# workers no longer have}} the role “{value}”.",
    es: "{n, plural, one {Una persona ya no tiene} other {# personas ya no tienen}} el puesto «{value}».",
  },
  "done:move": {
    en: "Done for {n, plural, one {one worker} other {# workers}}: {value}.",
    es: "Hecho para {n, plural, one {una persona} other {# personas}}: {value}.",
  },
  undo: words.undo,
  undone: {
    en: "{n, plural, one {Undone for one worker.} other {Undone for # workers.}}",
    es: "{n, plural, one {Deshecho para una persona.} other {Deshecho para # personas.}}",
  },
  undoneLeft: {
    en: "{n, plural, one {One has been changed since and stays} other {# have been changed since and stay}} as they are.",
    es: "{n, plural, one {Una ha cambiado desde entonces y queda} other {# han cambiado desde entonces y quedan}} como está{n, plural, one {} other {n}}.",
  },
} as const satisfies Messages & Record<`leftOut:${LeftOut}` | `done:${BulkActionKind}`, unknown>;
