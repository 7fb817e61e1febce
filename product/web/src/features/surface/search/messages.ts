import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Search", es: "Búsqueda" },
  label: { en: "Search everywhere", es: "Buscar en todo" },
  help: {
    en: "A name in any order and without accents, a code, a phone number; an event, a venue, a client or a form.",
    es: "Un nombre en cualquier orden y sin acentos, un código, un teléfono; un evento, un recinto, un cliente o un formulario.",
  },
  search: { en: "Search", es: "Buscar" },
  tooShort: { en: "Type at least two characters.", es: "Escribe al menos dos caracteres." },
  nothing: { en: "Nothing found for “{q}”", es: "No hay resultados para «{q}»" },
  nothingText: {
    en: "Only what you may see is searched. Try fewer words, or another part of the name.",
    es: "Solo se busca en lo que puedes ver. Prueba con menos palabras o con otra parte del nombre.",
  },
  "kind:worker": { en: "Workers", es: "Trabajadores" },
  "kind:event": { en: "Events", es: "Eventos" },
  "kind:venue": { en: "Venues", es: "Recintos" },
  "kind:client": { en: "Clients", es: "Clientes" },
  "kind:form": { en: "Sign-up forms", es: "Formularios de alta" },
  more: { en: "There are more", es: "Hay más" },
  allIn: { en: "Show them all in the list", es: "Ver todos en la lista" },
} as const satisfies Messages;
