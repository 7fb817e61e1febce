import type { Country } from "@product/domain/people/workers";
import type { Messages } from "#i18n/messages.ts";

/** The words that the screens of entities, roles, clients and venues share. */
export const messages = {
  archived: { en: "Archived", es: "Archivado" },
  archive: { en: "Archive", es: "Archivar" },
  archiveWhy: {
    en: "It can no longer be used for anything new. Existing uses stay as they are, and it can be restored.",
    es: "Ya no se puede usar para nada nuevo. Lo anterior se mantiene y se puede recuperar.",
  },
  restore: { en: "Restore", es: "Recuperar" },
  saved: { en: "Saved.", es: "Guardado." },
  showArchived: { en: "Archived ({n, number})", es: "Archivados ({n, number})" },
  showCurrent: { en: "Back to current", es: "Volver a los actuales" },
  noneArchived: { en: "Nothing is archived", es: "No hay nada archivado" },
  noneArchivedText: {
    en: "Archived items appear here and can be restored.",
    es: "Lo archivado aparece aquí y se puede recuperar.",
  },
  nation: { en: "Part of the United Kingdom", es: "Parte del Reino Unido" },
  "nation:england-wales": { en: "England and Wales", es: "Inglaterra y Gales" },
  "nation:scotland": { en: "Scotland", es: "Escocia" },
  "nation:northern-ireland": { en: "Northern Ireland", es: "Irlanda del Norte" },
  country: { en: "Country", es: "País" },
  "country:ES": { en: "Spain", es: "España" },
  "country:UK": { en: "United Kingdom", es: "Reino Unido" },
  taxIdDoubt: {
    en: "This does not look like a Spanish tax number (CIF, NIF or NIE). It will be saved anyway; please check it.",
    es: "No parece un CIF, NIF o NIE. Se guarda igualmente; compruébalo.",
  },
} as const satisfies Record<`country:${Country}`, Messages[string]> & Messages;
