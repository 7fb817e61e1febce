import type { Messages } from "#i18n/messages.ts";

export const messages = {
  newTitle: { en: "Save this view", es: "Guardar esta vista" },
  newIntro: {
    en: "Filters, columns, order and layout as the list shows them now.",
    es: "Filtros, columnas, orden y disposición tal como los muestra ahora la lista.",
  },
  editIntro: {
    en: "A way to see the list of workers that you can come back to.",
    es: "Una forma de ver la lista de trabajadores a la que puedes volver.",
  },
  shows: { en: "Shows", es: "Muestra" },
  searchFor: { en: "Search for {text}", es: "Búsqueda de {text}" },
  name: { en: "Name", es: "Nombre" },
  nameHelp: { en: "It stands on the tab.", es: "Figura en la pestaña." },
  sharing: { en: "Who has it", es: "Quién la tiene" },
  "sharing:own": { en: "Only me", es: "Solo yo" },
  "sharing:everyone": { en: "Everyone who sees workers", es: "Todas las personas que ven trabajadores" },
  "sharing:group": { en: "Group: {name}", es: "Grupo: {name}" },
  sharingHelp: {
    en: "Others see the same filter, and of the workers only those that they may see.",
    es: "Las demás personas ven el mismo filtro y, de los trabajadores, solo los que pueden ver.",
  },
  chosen: { en: "Begin with this view", es: "Empezar con esta vista" },
  chosenHelp: {
    en: "Your list opens with it. “All” is one tab away.",
    es: "Tu lista se abre con ella. «Todos» está a una pestaña.",
  },
  sharedBy: { en: "Shared by {owner}", es: "Compartida por {owner}" },
  readOnly: {
    en: "This view is shared. Only those who may edit lists change it; you can still begin with it.",
    es: "Esta vista está compartida. Solo la cambia quien puede editar listas; tú puedes empezar con ella.",
  },
  save: { en: "Save view", es: "Guardar vista" },
  cancel: { en: "Back to the list", es: "Volver a la lista" },
  delete: { en: "Delete view", es: "Eliminar vista" },
  deleteWhy: {
    en: "Nothing happens to the workers. Whoever had the view no longer has it.",
    es: "A los trabajadores no les pasa nada. Quien tenía la vista deja de tenerla.",
  },
} as const satisfies Messages;
