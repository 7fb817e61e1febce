import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Roles", es: "Puestos" },
  intro: {
    en: "What people do at an event: waiter, steward, rigger. Workers have roles, and shifts ask for them.",
    es: "Lo que hace la gente en un evento: camarero, acomodador, montador. Los trabajadores los tienen y los turnos los piden.",
  },
  newOne: { en: "New role", es: "Nuevo puesto" },
  noneTitle: { en: "No roles yet", es: "Todavía no hay puestos" },
  noneText: {
    en: "Add the roles that your clients ask for.",
    es: "Añade los puestos que piden tus clientes.",
  },
  role: { en: "Role", es: "Puesto" },
  nameEn: { en: "Name in English", es: "Nombre en inglés" },
  nameEs: { en: "Name in Spanish", es: "Nombre en español" },
  nameHelp: { en: "As it stands on a rota.", es: "Como figura en un cuadrante." },
  minimumAge: { en: "Minimum age", es: "Edad mínima" },
  minimumAgeHelp: {
    en: "Nobody younger is sent, whatever else allows it. Between 16 and 99.",
    es: "No se envía a nadie más joven, aunque lo demás lo permita. Entre 16 y 99.",
  },
  leads: { en: "Leads others", es: "Dirige a otros" },
  leadsHelp: {
    en: "Whoever works in it is the person the others turn to.",
    es: "Quien lo ocupa es la persona a quien acuden los demás.",
  },
  qualifications: { en: "Required qualifications", es: "Cualificaciones necesarias" },
  qualificationsHelp: {
    en: "Whoever lacks one of them is not sent. What counts for another is taken into account.",
    es: "No se envía a quien le falte alguna. Se tiene en cuenta lo que cuenta como otra.",
  },
  qualificationsNone: {
    en: "There are no qualifications yet; add them in the settings.",
    es: "Todavía no hay cualificaciones; añádelas en la configuración.",
  },
  yes: { en: "Yes", es: "Sí" },
} as const satisfies Messages;
