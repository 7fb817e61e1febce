import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.roles,
  intro: {
    en: "What people do at an event: waiter, steward, rigger. Workers have roles and shifts require them.",
    es: "Lo que hace la gente en un evento: camarero, acomodador, montador. Cada trabajador tiene sus puestos y cada turno pide los suyos.",
  },
  newOne: { en: "New role", es: "Nuevo puesto" },
  noneTitle: { en: "No roles yet", es: "Todavía no hay puestos" },
  noneText: {
    en: "Add the roles that your clients ask for.",
    es: "Añade los puestos que piden tus clientes.",
  },
  addUsual: { en: "Add the usual roles for events", es: "Añadir los puestos habituales en eventos" },
  role: words.role,
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  nameHelp: { en: "As shown on a rota.", es: "Como figura en un cuadrante." },
  minimumAge: words.minimumAge,
  minimumAgeHelp: {
    en: "Nobody younger can be given this role, even if other rules allow it. Between 16 and 99.",
    es: "No se asigna a nadie más joven, aunque las demás normas lo permitan. Entre 16 y 99.",
  },
  leads: words.teamLeader,
  leadsHelp: {
    en: "Whoever has this role is in charge of the others.",
    es: "Quien ocupa este puesto está a cargo de los demás.",
  },
  qualifications: words.requiredQualifications,
  qualificationsHelp: {
    en: "Anyone without one of them cannot be given this role. Equivalent qualifications are taken into account.",
    es: "No se asigna a quien le falte alguna. Se tienen en cuenta las equivalentes.",
  },
  qualificationsNone: {
    en: "There are no qualifications yet; add them in the settings.",
    es: "Todavía no hay cualificaciones; añádelas en la configuración.",
  },
  yes: words.yes,
} as const satisfies Messages;
