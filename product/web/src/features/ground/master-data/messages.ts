import type { Country } from "@product/domain/people/workers";
import type { Messages } from "#i18n/messages.ts";

/** The words that the screens of entities, roles, clients and venues share. */
export const messages = {
  archived: { en: "Archived", es: "Archivado" },
  archive: { en: "Archive", es: "Archivar" },
  archiveWhy: {
    en: "It can no longer be chosen for anything new. What it was used for stays, and it can be brought back.",
    es: "Ya no se puede elegir para nada nuevo. Lo anterior queda como está, y se puede recuperar.",
  },
  restore: { en: "Bring back", es: "Recuperar" },
  saved: { en: "Saved.", es: "Guardado." },
  showArchived: { en: "Archived ({n, number})", es: "Archivados ({n, number})" },
  showCurrent: { en: "Back to the current ones", es: "Volver a los actuales" },
  noneArchived: { en: "Nothing is archived", es: "No hay nada archivado" },
  noneArchivedText: {
    en: "What is archived waits here and can be brought back.",
    es: "Lo que se archiva queda aquí y se puede recuperar.",
  },
  country: { en: "Country", es: "País" },
  "country:ES": { en: "Spain", es: "España" },
  "country:UK": { en: "United Kingdom", es: "Reino Unido" },
  taxIdDoubt: {
    en: "This does not look like a Spanish tax number (CIF, NIF or NIE). It is saved all the same; please check it.",
    es: "No parece un CIF, NIF o NIE. Se guarda igualmente; compruébalo.",
  },
} as const satisfies Record<`country:${Country}`, Messages[string]> & Messages;
