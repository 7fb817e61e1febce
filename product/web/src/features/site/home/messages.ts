import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  signUp: { en: "Sign up for work", es: "Apúntate" },
  seeShifts: {
    en: "See {n, plural, one {# open shift} other {# open shifts}}",
    es: "Ver {n, plural, one {# turno abierto} other {# turnos abiertos}}",
  },
  pictureDays: { en: "Mon Tue Wed Thu Fri Sat Sun", es: "lun mar mié jue vie sáb dom" },
  pictureFloor: { en: "Floor", es: "Sala" },
  pictureDinner: { en: "Dinner", es: "Cena" },
  pictureSetUp: { en: "Set-up", es: "Montaje" },
  pictureBar: { en: "Bar", es: "Barra" },
  pictureCanWork: words.youCanWork,
  pictureInOrder: { en: "All in order", es: "Todo en regla" },
  pictureShift: { en: "15:00 · Gate\u00a0B", es: "15:00 · Puerta\u00a0B" },
  wholePage: { en: "Edit the whole page", es: "Editar toda la página" },
  editHeading: words.homePage,
  editIntro: {
    en: "The opening text of the public home page. It appears in both languages as soon as you save.",
    es: "El texto inicial de la página de inicio pública. Se ve en los dos idiomas en cuanto guardas.",
  },
  titles: { en: "Headline", es: "Titular" },
  titlesWhy: {
    en: "The first thing a visitor reads. Two short sentences fit on a phone.",
    es: "Lo primero que lee quien entra. En un móvil caben dos frases cortas.",
  },
  titleEn: words.headlineInEnglish,
  titleEs: words.headlineInSpanish,
  titleHelp: { en: "Large, at the top of the page.", es: "En grande, al comienzo de la página." },
  leads: { en: "Introduction", es: "Introducción" },
  leadsWhy: {
    en: "What the work is and what people can count on. Search engines show it under the name of the site.",
    es: "Qué trabajo es y con qué se puede contar. Los buscadores lo muestran bajo el nombre del sitio.",
  },
  leadEn: words.introductionInEnglish,
  leadEs: words.introductionInSpanish,
  leadHelp: { en: "Line breaks are kept.", es: "Se respetan los saltos de línea." },
  saved: { en: "Saved. The public page shows it now.", es: "Guardado. La página pública ya lo muestra." },
  newer: {
    en: "{who, select, you {You have saved a newer text in another window.} someone {Someone has saved a newer text.} other {{name} has saved a newer text.}}",
    es: "{who, select, you {Has guardado un texto más nuevo en otra ventana.} someone {Alguien ha guardado un texto más nuevo.} other {{name} ha guardado un texto más nuevo.}}",
  },
  seeNewer: { en: "See it", es: "Ver el texto" },
  replaced: {
    en: "{who, select, you {You have saved this text in another window.} someone {Someone has just saved this text.} other {{name} has just saved this text.}}",
    es: "{who, select, you {Has guardado este texto en otra ventana.} someone {Alguien acaba de guardar este texto.} other {{name} acaba de guardar este texto.}}",
  },
  seePage: { en: "See the page", es: "Ver la página" },
} as const satisfies Messages;
