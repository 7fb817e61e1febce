import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  newTitle: { en: "Save this view", es: "Guardar esta vista" },
  newIntro: {
    en: "Filters, columns, order and layout as the list shows them now.",
    es: "Filtros, columnas, orden y disposición tal como los muestra ahora la lista.",
  },
  editIntro: {
    en: "A way to see the list that you can come back to.",
    es: "Una forma de ver la lista a la que puedes volver.",
  },
  shows: { en: "Shows", es: "Muestra" },
  searchFor: { en: "Search for {text}", es: "Búsqueda de {text}" },
  name: words.name,
  nameHelp: { en: "Shown on the tab.", es: "Aparece en la pestaña." },
  sharing: words.sharedWith,
  "sharing:own": { en: "Only me", es: "Solo yo" },
  "sharing:everyone": { en: "Everyone with access to the list", es: "Todas las personas con acceso a la lista" },
  "sharing:group": { en: "Group: {name}", es: "Grupo: {name}" },
  sharingHelp: {
    en: "Others get the same filter, but only see the workers they have access to.",
    es: "Las demás personas tienen el mismo filtro, pero solo ven a los trabajadores a los que tienen acceso.",
  },
  chosen: { en: "Open the list with this view", es: "Abrir la lista con esta vista" },
  chosenHelp: {
    en: "Your list opens with it. “All” is one tab away.",
    es: "Tu lista se abre con ella. «Todos» está a una pestaña.",
  },
  sharedBy: { en: "Shared by {owner}", es: "Compartida por {owner}" },
  readOnly: {
    en: "This view is shared. Only those who can edit lists can change it; you can still open your list with it.",
    es: "Esta vista está compartida. Solo la puede cambiar quien edita listas; tú puedes abrir la lista con ella.",
  },
  save: words.saveView,
  cancel: words.backToTheList,
  delete: { en: "Delete view", es: "Eliminar vista" },
  deleteWhy: {
    en: "What it lists is not affected. The people it was shared with will no longer have it.",
    es: "No afecta a lo que contiene. Quienes la tenían compartida dejarán de tenerla.",
  },
} as const satisfies Messages;
