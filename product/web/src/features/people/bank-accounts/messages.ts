import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Bank accounts to confirm", es: "Cuentas bancarias por confirmar" },
  intro: {
    en: "Nobody is paid into these accounts until someone other than the person who entered them confirms them. The worker is told.",
    es: "No se paga en estas cuentas hasta que las confirme alguien que no sea quien las escribió. Se avisa al trabajador.",
  },
  back: { en: "Workers", es: "Trabajadores" },
  emptyTitle: { en: "No account is waiting", es: "No hay ninguna cuenta pendiente" },
  emptyText: {
    en: "Accounts that are changed, or that a file brings, stand here until they are confirmed.",
    es: "Aquí aparecen las cuentas que se cambian o que trae un archivo, hasta que se confirman.",
  },
  fromFile: { en: "From the file {file}", es: "Del archivo {file}" },
  single: { en: "Changed one by one", es: "Cambiadas una a una" },
  broughtBy: {
    en: "{n, plural, one {One bank account waits} other {# bank accounts wait}} for a second person. {name} brought {n, plural, one {it} other {them}} in on {day}.",
    es: "{n, plural, one {Una cuenta bancaria espera} other {# cuentas bancarias esperan}} a una segunda persona. {name} {n, plural, one {la} other {las}} trajo el {day}.",
  },
  singleWhy: {
    en: "Open the worker's record to confirm or drop the change.",
    es: "Abre la ficha del trabajador para confirmar o retirar el cambio.",
  },
  someone: { en: "Someone who is no longer here", es: "Alguien que ya no está" },
  own: {
    en: "You brought these in, or one of them is yours: a colleague has to confirm them.",
    es: "Las has traído tú, o una es tuya: tiene que confirmarlas un compañero.",
  },
  confirm: {
    en: "{n, plural, one {Confirm this account} other {Confirm these # accounts}}",
    es: "{n, plural, one {Confirmar esta cuenta} other {Confirmar estas # cuentas}}",
  },
  done: {
    en: "Confirmed. The accounts are being put in force, and their owners are told.",
    es: "Confirmado. Las cuentas entran en vigor y se avisa a sus titulares.",
  },
  worker: { en: "Worker", es: "Trabajador" },
  account: { en: "New account", es: "Cuenta nueva" },
  replaced: { en: "Instead of", es: "En lugar de" },
  first: { en: "First account", es: "Primera cuenta" },
  another: { en: "Another account", es: "Otra cuenta" },
  hidden: { en: "Hidden", es: "Oculta" },
  none: { en: "None any more", es: "Ninguna" },
  more: {
    en: "And {n, plural, one {one more} other {# more}}.",
    es: "Y {n, plural, one {una más} other {# más}}.",
  },
  letterSubjectChanged: { en: "Your bank account was changed", es: "Se ha cambiado tu cuenta bancaria" },
  letterSubjectEntered: { en: "Your bank account was entered", es: "Se ha anotado tu cuenta bancaria" },
  letterGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  letterTextChanged: {
    en: "The account we pay you into was changed. If that was not you, tell the office at once.",
    es: "Se ha cambiado la cuenta en la que te pagamos. Si no has sido tú, avisa a la oficina enseguida.",
  },
  letterTextEntered: {
    en: "The account we will pay you into was entered in your record. If it is not from you, tell the office at once.",
    es: "Se ha anotado en tu ficha la cuenta en la que te pagaremos. Si no nos la has dado tú, avisa a la oficina enseguida.",
  },
  letterFooter: {
    en: "We send this whenever the account changes.",
    es: "Enviamos este aviso siempre que cambia la cuenta.",
  },
} as const satisfies Messages;
