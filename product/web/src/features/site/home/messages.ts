import type { Messages } from "#i18n/messages.ts";

export const messages = {
  pageTitle: { en: "Work at events", es: "Trabaja en eventos" },
  signUp: { en: "Sign up for work", es: "Apúntate" },
  seeShifts: {
    en: "See {n, plural, one {# open shift} other {# open shifts}}",
    es: "Ver {n, plural, one {# turno abierto} other {# turnos abiertos}}",
  },
  shiftsHeading: { en: "Open shifts", es: "Turnos abiertos" },
  seeHow: { en: "See how it works", es: "Mira cómo funciona" },
  promiseRegistered: {
    en: "Contract and registration in place before you start",
    es: "Contrato y alta en la Seguridad Social antes de empezar",
  },
  promiseRest: { en: "Rest between working days, always", es: "Descanso entre jornadas, siempre" },
  promiseFree: { en: "No fees and no small print", es: "Sin cuotas ni letra pequeña" },
  pictureDays: { en: "Mon Tue Wed Thu Fri Sat Sun", es: "lun mar mié jue vie sáb dom" },
  pictureFloor: { en: "Floor", es: "Sala" },
  pictureDinner: { en: "Dinner", es: "Cena" },
  pictureSetUp: { en: "Set-up", es: "Montaje" },
  pictureBar: { en: "Bar", es: "Barra" },
  pictureCanWork: { en: "You can work", es: "Puedes trabajar" },
  pictureInOrder: { en: "All in order", es: "Todo en regla" },
  pictureShift: { en: "15:00 · Gate\u00a0B", es: "15:00 · Puerta\u00a0B" },
  howHeading: { en: "How it works", es: "Cómo funciona" },
  applyTitle: { en: "You apply from your phone", es: "Te apuntas desde el móvil" },
  applyText: {
    en: "Short pages. Your identity number, Social Security number and bank account are checked as you type. You can finish another day.",
    es: "Páginas cortas. Comprobamos el DNI, el número de la Seguridad Social y el IBAN mientras escribes. Puedes seguir otro día.",
  },
  clearTitle: { en: "We tell you what you can already do", es: "Te decimos qué puedes hacer ya" },
  clearText: {
    en: "Before you send it you can see which jobs you can start, from which date, and which document is missing for the others.",
    es: "Antes de enviar ves en qué puestos puedes empezar, desde qué fecha y qué documento falta para los demás.",
  },
  passTitle: { en: "Your pass is on your phone", es: "Tu pase, en el móvil" },
  passText: {
    en: "Where, when and through which gate. You show the code and walk in, also without coverage. Your hours stay in your register.",
    es: "Dónde, cuándo y por qué puerta. Enseñas el código y entras, también sin cobertura. Tus horas quedan en tu registro.",
  },
  organisersHeading: { en: "For organisers", es: "Para quien organiza" },
  organisersText: {
    en: "Cuadrante plans who works when, and says why. The planner, the worker and the gate all see the same.",
    es: "Cuadrante organiza quién trabaja y cuándo, y explica por qué. Quien planifica, quien trabaja y quien atiende la puerta ven lo mismo.",
  },
  clearanceTitle: { en: "Whether someone can work, and why", es: "Quién puede trabajar, y por qué" },
  clearanceText: {
    en: "Not a box that somebody ticks: documents, age, rest and hours are checked for the day of the shift. Each reason says from when it counts and what would settle it.",
    es: "No es una casilla que alguien marca: se comprueban documentos, edad, descansos y horas para el día del turno. Cada motivo dice desde cuándo cuenta y cómo se resuelve.",
  },
  rulesTitle: { en: "Rules that name their source", es: "Normas con su fuente" },
  rulesText: {
    en: "Limits on rest, breaks, nights and age for Spain and the United Kingdom, each with the article it comes from. A collective agreement can change the figures, and whoever makes an exception signs for it.",
    es: "Límites de descanso, pausas, noches y edad para España y el Reino Unido, cada uno con el artículo del que sale. El convenio puede cambiar las cifras, y quien hace una excepción la firma.",
  },
  registerTitle: { en: "A time register you can rely on", es: "Un registro de jornada fiable" },
  registerText: {
    en: "Entries are never overwritten. A correction is kept next to the original and both sides have to agree to it. Workers can read their own, and inspectors get the period they ask for.",
    es: "Ningún marcaje se sobrescribe. La corrección queda al lado del original y requiere el acuerdo de las dos partes. Cada trabajador puede leer el suyo, y la Inspección recibe el periodo que pida.",
  },
  closing: {
    en: "One rota, the same for those who work it and those who plan it.",
    es: "Un solo cuadrante, el mismo para quien trabaja y para quien organiza.",
  },
  editHeading: { en: "Home page", es: "Página de inicio" },
  editIntro: {
    en: "The opening text of the public home page. It appears in both languages as soon as you save.",
    es: "El texto inicial de la página de inicio pública. Se ve en los dos idiomas en cuanto guardas.",
  },
  titles: { en: "Headline", es: "Titular" },
  titlesWhy: {
    en: "The first thing a visitor reads. Two short sentences fit on a phone.",
    es: "Lo primero que lee quien entra. En un móvil caben dos frases cortas.",
  },
  titleEn: { en: "Headline in English", es: "Titular en inglés" },
  titleEs: { en: "Headline in Spanish", es: "Titular en español" },
  titleHelp: { en: "Large, at the top of the page.", es: "En grande, al comienzo de la página." },
  leads: { en: "Introduction", es: "Introducción" },
  leadsWhy: {
    en: "What the work is and what people can count on. Search engines show it under the name of the site.",
    es: "Qué trabajo es y con qué se puede contar. Los buscadores lo muestran bajo el nombre del sitio.",
  },
  leadEn: { en: "Introduction in English", es: "Introducción en inglés" },
  leadEs: { en: "Introduction in Spanish", es: "Introducción en español" },
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
