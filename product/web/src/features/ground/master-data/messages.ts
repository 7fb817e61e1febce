import type { Country } from "@product/domain/people/workers";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** The words that the screens of entities, roles, clients and venues share. */
export const messages = {
  archived: words.archived,
  archive: words.archive,
  archiveWhy: {
    en: "It can no longer be used for anything new. Existing uses stay as they are, and it can be restored.",
    es: "Ya no se puede usar para nada nuevo. Lo anterior se mantiene y se puede recuperar.",
  },
  restore: words.restore,
  saved: words.saved,
  showArchived: { en: "Archived ({n, number})", es: "Archivados ({n, number})" },
  showCurrent: { en: "Back to current", es: "Volver a los actuales" },
  noneArchived: words.nothingIsArchived,
  noneArchivedText: {
    en: "Archived items appear here and can be restored.",
    es: "Lo archivado aparece aquí y se puede recuperar.",
  },
  nation: words.partOfTheUnitedKingdom,
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  "nation:england-wales": { en: "England and Wales", es: "Inglaterra y Gales" },
  "nation:scotland": { en: "Scotland", es: "Escocia" },
  "nation:northern-ireland": words.northernIreland,
  country: words.country,
  "country:ES": words.spain,
  "country:UK": words.unitedKingdom,
  taxIdDoubt: {
    en: "This does not look like a Spanish tax number (CIF, NIF or NIE). It will be saved anyway; please check it.",
    es: "No parece un CIF, NIF o NIE. Se guarda igualmente; compruébalo.",
  },
} as const satisfies Record<`country:${Country}`, Messages[string]> & Messages;
