import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.accessReview,
  intro: {
    en: "Permissions that people have had for {days, number} days without using them. It is safer to remove what nobody uses.",
    es: "Permisos que alguien tiene desde hace {days, number} días sin usarlos. Lo más seguro es quitar lo que nadie usa.",
  },
  list: { en: "Unused access", es: "Accesos sin usar" },
  person: words.person,
  group: words.group,
  unused: words.notUsed,
  suggestion: { en: "Suggestion", es: "Propuesta" },
  all: { en: "None of {n, number} used", es: "Ninguno de {n, number} usado" },
  some: { en: "{unused, number} of {n, number} not used", es: "{unused, number} de {n, number} sin usar" },
  which: { en: "Which ones", es: "Cuáles" },
  leave: { en: "Remove from the group", es: "Quitar del grupo" },
  narrow: { en: "A group with fewer permissions may be enough", es: "Quizá baste un grupo con menos permisos" },
  nothing: { en: "Nothing to remove", es: "No hay nada que quitar" },
  nothingText: {
    en: "Everyone has used their permissions in the last {days, number} days, or has not had them that long.",
    es: "Todo el mundo ha usado sus permisos en los últimos {days, number} días, o los tiene desde hace menos tiempo.",
  },
} as const satisfies Messages;
