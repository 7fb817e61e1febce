import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Access review", es: "Revisión de accesos" },
  intro: {
    en: "Permissions that people have held for {days, number} days without using them. What nobody uses is better taken away.",
    es: "Permisos que alguien tiene desde hace {days, number} días sin usarlos. Lo que nadie usa es mejor quitarlo.",
  },
  list: { en: "Unused access", es: "Accesos sin usar" },
  person: { en: "Person", es: "Persona" },
  group: { en: "Group", es: "Grupo" },
  unused: { en: "Not used", es: "Sin usar" },
  suggestion: { en: "Suggestion", es: "Propuesta" },
  all: { en: "None of {n, number} used", es: "Ninguno de {n, number} usado" },
  some: { en: "{unused, number} of {n, number} not used", es: "{unused, number} de {n, number} sin usar" },
  which: { en: "Which ones", es: "Cuáles" },
  leave: { en: "Take out of the group", es: "Quitar del grupo" },
  narrow: { en: "A smaller group might do", es: "Quizá baste un grupo menor" },
  nothing: { en: "Nothing to take away", es: "No hay nada que quitar" },
  nothingText: {
    en: "Everyone has used what they hold in the last {days, number} days, or has not held it for that long.",
    es: "Todo el mundo ha usado lo que tiene en los últimos {days, number} días, o no hace tanto que lo tiene.",
  },
} as const satisfies Messages;
