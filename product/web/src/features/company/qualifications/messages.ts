import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Qualifications", es: "Cualificaciones" },
  intro: {
    en: "What people have learnt and can show: first aid, forklift, a language. Roles ask for them.",
    es: "Lo que la gente ha aprendido y puede acreditar: primeros auxilios, carretilla, un idioma. Los puestos las piden.",
  },
  newOne: { en: "New qualification", es: "Nueva cualificación" },
  noneTitle: { en: "No qualifications yet", es: "Todavía no hay cualificaciones" },
  noneText: { en: "Add what your roles ask for.", es: "Añade lo que piden tus puestos." },
  qualification: { en: "Qualification", es: "Cualificación" },
  nameEn: { en: "Name in English", es: "Nombre en inglés" },
  nameEs: { en: "Name in Spanish", es: "Nombre en español" },
  nameHelp: { en: "As it stands on the certificate.", es: "Como figura en el certificado." },
  validMonths: { en: "Valid for (months)", es: "Validez (meses)" },
  validMonthsHelp: {
    en: "Between 1 and 600, unless the paper says otherwise. Empty if it does not expire.",
    es: "Entre 1 y 600, si el papel no dice otra cosa. Vacío si no caduca.",
  },
  levelsEn: { en: "Levels in English", es: "Niveles en inglés" },
  levelsEs: { en: "Levels in Spanish", es: "Niveles en español" },
  levelsHelp: {
    en: "One per line, the lowest first. Empty if there are none.",
    es: "Uno por línea, primero el más bajo. Vacío si no hay.",
  },
  impliedBy: { en: "Also held by whoever has", es: "También la tiene quien tiene" },
  impliedByHelp: {
    en: "A first aid instructor can give first aid: tick the instructor here, on the page of first aid.",
    es: "Quien forma en primeros auxilios sabe darlos: marca aquí, en la página de primeros auxilios, al formador.",
  },
  impliedByNone: { en: "There are no others yet.", es: "Todavía no hay otras." },
  alsoFor: { en: "Also counts for", es: "También cuenta como" },
  alsoForSentence: {
    en: "Whoever has {name} also counts for {others}.",
    es: "Quien tiene {name} también cuenta como {others}.",
  },
  countedBySentence: {
    en: "{name} is also counted for whoever has {others}.",
    es: "{name} también se da por buena a quien tiene {others}.",
  },
  askedForSentence: { en: "Asked for by these roles: {roles}.", es: "La piden estos puestos: {roles}." },
  validity: { en: "Valid for", es: "Validez" },
  noExpiry: { en: "Does not expire", es: "No caduca" },
} as const satisfies Messages;
