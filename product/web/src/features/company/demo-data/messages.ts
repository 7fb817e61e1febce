import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Demo data", es: "Datos de demostración" },
  intro: {
    en: "Made-up workers with their data, to try things out or train people. They can be removed without affecting anything else.",
    es: "Trabajadores inventados con sus datos, para hacer pruebas o formar a gente. Se pueden quitar sin que afecte a nada más.",
  },
  inDemo: {
    en: "This installation is a demo. Its accounts and passwords are kept, whatever is removed here.",
    es: "Esta instalación es una demostración. Sus cuentas y contraseñas se conservan aunque quites estos datos.",
  },
  overview: { en: "What there is", es: "Lo que hay" },
  what: words.what,
  "kind:event": words.events,
  "kind:client": words.clients,
  "kind:venue": words.venues,
  "kind:worker": words.workers,
  "kind:role": words.roles,
  "kind:legal_entity": words.legalEntities,
  "n:event": {
    en: "{n, plural, one {one event} other {# events}}",
    es: "{n, plural, one {un evento} other {# eventos}}",
  },
  "n:client": {
    en: "{n, plural, one {one client} other {# clients}}",
    es: "{n, plural, one {un cliente} other {# clientes}}",
  },
  "n:venue": {
    en: "{n, plural, one {one venue} other {# venues}}",
    es: "{n, plural, one {un recinto} other {# recintos}}",
  },
  "n:worker": {
    en: "{n, plural, one {one worker} other {# workers}}",
    es: "{n, plural, one {un trabajador} other {# trabajadores}}",
  },
  "n:role": { en: "{n, plural, one {one role} other {# roles}}", es: "{n, plural, one {un puesto} other {# puestos}}" },
  "n:legal_entity": {
    en: "{n, plural, one {one legal entity} other {# legal entities}}",
    es: "{n, plural, one {una empresa} other {# empresas}}",
  },
  missing: { en: "Can be loaded", es: "Se pueden cargar" },
  removable: { en: "Can be removed", es: "Se pueden quitar" },
  kept: { en: "Would stay", es: "Se quedarían" },

  load: { en: "Load demo data", es: "Cargar datos de demostración" },
  loadAsk: { en: "Load {what}?", es: "¿Cargar {what}?" },
  loadText: {
    en: "They appear in lists, totals and searches like everyone else. No accounts are created: nobody can sign in as one of them.",
    es: "Aparecen en listas, recuentos y búsquedas como los demás. No se crean cuentas: nadie puede entrar como uno de ellos.",
  },
  loadNow: { en: "Load now", es: "Cargar ahora" },
  remove: { en: "Remove demo data", es: "Quitar datos de demostración" },
  removeAsk: { en: "Remove {what}?", es: "¿Quitar {what}?" },
  removeText: {
    en: "This cannot be undone, but they can be loaded again as they were at first.",
    es: "No se puede deshacer, pero se pueden volver a cargar como estaban al principio.",
  },
  removeKept: {
    en: "What someone has changed or uses stays: it is listed below.",
    es: "Lo que alguien ha cambiado o usa se queda: está en la lista de abajo.",
  },
  removeNow: { en: "Remove now", es: "Quitar ahora" },
  cancel: words.cancel,
  "done:loaded": { en: "The demo data is loaded.", es: "Los datos de demostración están cargados." },
  "done:removed": { en: "The demo data is removed.", es: "Los datos de demostración se han quitado." },

  stays: { en: "What would stay, and why", es: "Lo que se quedaría, y por qué" },
  staysWhy: {
    en: "Demo data that someone has changed or uses since is treated as your own.",
    es: "Los datos de demostración que alguien ha cambiado o usa desde entonces se tratan como propios.",
  },
  name: words.name,
  reason: words.why,
  changed: { en: "Changed since it was loaded", es: "Cambiado desde que se cargó" },
  used: { en: "In use by other records", es: "Lo usan otros registros" },
  "used:worker": { en: "Workers belong to it", es: "Tiene trabajadores" },
  "used:worker_role": { en: "Workers have it", es: "Lo tienen trabajadores" },
  "used:worker_note": { en: "Someone wrote a note", es: "Alguien ha escrito una nota" },
  "used:availability": { en: "Someone entered availability", es: "Alguien ha apuntado su disponibilidad" },
  "used:membership": { en: "Some staff only have access there", es: "Hay personal que solo tiene acceso ahí" },
  more: { en: "and {n, plural, one {one more} other {# more}}", es: "y {n, plural, one {uno más} other {# más}}" },
} as const satisfies Messages;
