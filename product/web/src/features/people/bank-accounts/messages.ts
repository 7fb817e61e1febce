import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.bankAccountsToConfirm,
  intro: {
    en: "No payments are made to these accounts until someone other than the person who entered them confirms them. The worker is notified.",
    es: "No se paga en estas cuentas hasta que las confirme una persona distinta de quien las introdujo. Se avisa al trabajador.",
  },
  back: words.workers,
  emptyTitle: { en: "No accounts to confirm", es: "No hay ninguna cuenta pendiente" },
  emptyText: {
    en: "Accounts that are changed or imported appear here until they are confirmed.",
    es: "Aquí aparecen las cuentas que se cambian o se importan, hasta que se confirman.",
  },
  fromFile: { en: "From the file {file}", es: "Del archivo {file}" },
  single: { en: "Changed one by one", es: "Cambiadas una a una" },
  broughtBy: {
    en: "{n, plural, one {One bank account needs} other {# bank accounts need}} confirmation by a second person. {name} uploaded {n, plural, one {it} other {them}} on {day}.",
    es: "{n, plural, one {Una cuenta bancaria está pendiente} other {# cuentas bancarias están pendientes}} de que otra persona la{n, plural, one {} other {s}} confirme. {name} la{n, plural, one {} other {s}} subió el {day}.",
  },
  singleWhy: {
    en: "Open the worker's record to confirm or withdraw the change.",
    es: "Abre la ficha del trabajador para confirmar o retirar el cambio.",
  },
  someone: words.someoneNoLongerWithUs,
  own: {
    en: "You uploaded these, or one of them is yours: a colleague has to confirm them.",
    es: "Las has subido tú, o una es tuya: tiene que confirmarlas un compañero.",
  },
  confirm: {
    en: "{n, plural, one {Confirm this account} other {Confirm these # accounts}}",
    es: "{n, plural, one {Confirmar esta cuenta} other {Confirmar estas # cuentas}}",
  },
  done: {
    en: "Confirmed. The accounts are being updated and their holders will be notified.",
    es: "Confirmado. Las cuentas se están actualizando y se avisará a sus titulares.",
  },
  worker: words.worker,
  account: { en: "New account", es: "Cuenta nueva" },
  replaced: { en: "Replaces", es: "Sustituye a" },
  first: { en: "First account", es: "Primera cuenta" },
  another: { en: "Another account", es: "Otra cuenta" },
  hidden: { en: "Hidden", es: "Oculta" },
  none: words.noneNinguna,
  more: {
    en: "And {n, plural, one {one more} other {# more}}.",
    es: "Y {n, plural, one {una más} other {# más}}.",
  },
  letterSubjectChanged: { en: "Your bank account was changed", es: "Se ha cambiado tu cuenta bancaria" },
  letterSubjectEntered: { en: "Your bank account was entered", es: "Se ha registrado tu cuenta bancaria" },
  letterGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  letterTextChanged: {
    en: "The account we pay you into has been changed. If that was not you, tell the office straight away.",
    es: "Se ha cambiado la cuenta en la que te pagamos. Si no has sido tú, avisa a la oficina enseguida.",
  },
  letterTextEntered: {
    en: "The account we will pay you into has been added to your record. If you did not give it to us, tell the office straight away.",
    es: "Se ha anotado en tu ficha la cuenta en la que te pagaremos. Si no nos la has dado tú, avisa a la oficina enseguida.",
  },
  letterFooter: {
    en: "We send this whenever the account changes.",
    es: "Enviamos este aviso siempre que cambia la cuenta.",
  },
} as const satisfies Messages;
