import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Send it to people already here", es: "Enviarlo a quienes ya están" },
  intro: {
    en: "Each person on the list gets a link of their own. What they send waits for review and, once approved, updates their record.",
    es: "Cada persona de la lista recibe su propio enlace. Lo que envíe queda por revisar y, al aprobarlo, actualiza su ficha.",
  },
  list: words.list,
  listHelp: {
    en: "Only workers of this company who can be reached by email or text message, and who do not have the form already. To send it to a selection, add the selection to a list first.",
    es: "Solo trabajadores de esta empresa a quienes se puede escribir por correo o SMS y que aún no tienen el formulario. Para enviarlo a una selección, añádela antes a una lista.",
  },
  choose: words.chooseAList,
  people: {
    en: "{name} ({n, plural, =0 {nobody to send it to} one {one person} other {# people}})",
    es: "{name} ({n, plural, =0 {nadie a quien enviarlo} one {una persona} other {# personas}})",
  },
  send: { en: "Send the links", es: "Enviar los enlaces" },
  noLists: { en: "There is no list you can send it to.", es: "No hay ninguna lista a la que puedas enviarlo." },
  notOpen: {
    en: "The form has to be published and open before it can be sent.",
    es: "El formulario tiene que estar publicado y abierto para poder enviarlo.",
  },
  sent: { en: "The links have been sent.", es: "Se han enviado los enlaces." },
} as const satisfies Messages;
