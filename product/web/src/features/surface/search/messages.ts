import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.searchBusqueda,
  label: { en: "Search everywhere", es: "Buscar en todo" },
  help: {
    en: "A name, a code, a phone number, an event, a shift, a venue, a client, a form, a page, or a document with the name of its person; or a question: free waiters on Saturday in Bilbao with a driving licence.",
    es: "Un nombre, un código, un teléfono, un evento, un turno, un recinto, un cliente, un formulario, una página, o un documento con el nombre de su titular; o una pregunta: camareros libres el sábado en Bilbao con carnet.",
  },
  search: words.search,
  tooShort: { en: "Type at least two characters.", es: "Escribe al menos dos caracteres." },
  nothing: { en: "Nothing found for “{q}”", es: "No hay resultados para «{q}»" },
  nothingText: {
    en: "Only what you may see is searched. Try fewer words, or another part of the name.",
    es: "Solo se busca en lo que puedes ver. Prueba con menos palabras o con otra parte del nombre.",
  },
  "kind:screen": { en: "Screens and settings", es: "Pantallas y ajustes" },
  asked: { en: "Your question, as a filter of workers", es: "Tu pregunta, como filtro de trabajadores" },
  named: { en: "Name contains {words}", es: "El nombre contiene {words}" },
  notUnderstood: { en: "Not understood: {words}", es: "No se ha entendido: {words}" },
  seeWorkers: {
    en: "{n, plural, =0 {Open the filter in the list} other {See {shown} in the list}}",
    es: "{n, plural, =0 {Abrir el filtro en la lista} other {Ver {shown} en la lista}}",
  },
  seeUnderstood: words.seeWhatWasUnderstood,
  nobody: { en: "Nobody matches", es: "Nadie coincide" },
  more: { en: "There are more", es: "Hay más" },
  allIn: { en: "Show them all in the list", es: "Ver todos en la lista" },
} as const satisfies Messages;
