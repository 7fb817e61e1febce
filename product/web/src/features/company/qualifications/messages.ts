import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.qualifications,
  intro: {
    en: "Skills and certificates: first aid, forklift, a language. Roles can require them.",
    es: "Conocimientos y certificados: primeros auxilios, carretilla, un idioma. Los puestos pueden exigirlas.",
  },
  newOne: { en: "New qualification", es: "Nueva cualificación" },
  noneTitle: words.noQualificationsYet,
  noneText: { en: "Add those your roles require.", es: "Añade las que exigen tus puestos." },
  qualification: words.qualification,
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  nameHelp: { en: "As shown on the certificate.", es: "Como figura en el certificado." },
  validMonths: words.validForMonths,
  validMonthsHelp: {
    en: "Between 1 and 600, unless the certificate says otherwise. Leave empty if it does not expire.",
    es: "Entre 1 y 600, salvo que el certificado diga otra cosa. Déjalo vacío si no caduca.",
  },
  levelsEn: words.levelsInEnglish,
  levelsEs: words.levelsInSpanish,
  levelsHelp: {
    en: "One per line, lowest first. Leave empty if there are none.",
    es: "Uno por línea, primero el más bajo. Vacío si no hay.",
  },
  impliedBy: words.includedIn,
  impliedByHelp: {
    en: "A first aid instructor also has first aid: tick the instructor here, on the first aid page.",
    es: "Un formador de primeros auxilios también los sabe dar: marca aquí, en la página de primeros auxilios, al formador.",
  },
  impliedByNone: { en: "There are no others yet.", es: "Todavía no hay otras." },
  alsoFor: words.alsoCountsAs,
  alsoForSentence: {
    en: "{name} also counts as {others}.",
    es: "{name} también cuenta como {others}.",
  },
  countedBySentence: {
    en: "Anyone with {others} also has {name}.",
    es: "Quien tiene {others} también tiene {name}.",
  },
  askedForSentence: { en: "Required for these roles: {roles}.", es: "La exigen estos puestos: {roles}." },
  validity: { en: "Valid for", es: "Validez" },
  noExpiry: { en: "Does not expire", es: "No caduca" },
} as const satisfies Messages;
