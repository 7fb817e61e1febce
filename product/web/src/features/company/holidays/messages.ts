import type { CalendarLevel } from "@product/domain/holidays";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Holidays", es: "Festivos" },
  intro: {
    en: "Public holidays by country, region and town. A town has the days of its region and country as well.",
    es: "Días festivos por país, región y municipio. Un municipio tiene también los de su región y su país.",
  },
  newOne: { en: "New calendar", es: "Nuevo calendario" },
  noneTitle: { en: "No calendars yet", es: "Todavía no hay calendarios" },
  noneText: {
    en: "Add the country first, then what lies in it.",
    es: "Añade primero el país y después lo que hay en él.",
  },
  calendar: { en: "Calendar", es: "Calendario" },
  nameEn: { en: "Name in English", es: "Nombre en inglés" },
  nameEs: { en: "Name in Spanish", es: "Nombre en español" },
  nameHelp: { en: "Where these days hold.", es: "Dónde se aplican estos días." },
  countryHelp: { en: "Where it lies.", es: "Donde está." },
  level: { en: "Level", es: "Ámbito" },
  levelHelp: {
    en: "Everything but a country lies under something larger.",
    es: "Todo lo que no es un país va debajo de algo mayor.",
  },
  "level:national": { en: "Country", es: "País" },
  "level:regional": { en: "Region", es: "Región" },
  "level:local": { en: "Town", es: "Municipio" },
  parentId: { en: "Under", es: "Debajo de" },
  parentIdHelp: { en: "Its days hold here as well.", es: "Sus días valen también aquí." },
  noParent: { en: "Nothing: it is a country", es: "Nada: es un país" },
  ownDays: { en: "Own days in {year}", es: "Días propios en {year}" },

  daysHeading: { en: "Days", es: "Días" },
  daysWhy: {
    en: "What is here from the start was published, or is fixed by law. Check it each autumn, and add what is missing.",
    es: "Lo que viene de entrada estaba publicado o lo fija la ley. Compruébalo cada otoño y añade lo que falte.",
  },
  toConfirm: { en: "To be confirmed", es: "Por confirmar" },
  confirm: { en: "Confirm", es: "Confirmar" },
  confirmDay: { en: "Confirm {day}", es: "Confirmar {day}" },
  short: {
    en: "{year} has {has, number} of the {lawful, number} public holidays that the law gives. Add those that are missing once they are published.",
    es: "{year} tiene {has, number} de los {lawful, number} festivos que marca la ley. Añade los que faltan cuando se publiquen.",
  },
  shortTown: {
    en: "Two of them are local: add a calendar for the town and choose it for the company or venue.",
    es: "Dos son locales: crea un calendario del municipio y elígelo en la empresa o el recinto.",
  },
  years: { en: "Years", es: "Años" },
  daysIn: { en: "Holidays in {year}", es: "Festivos en {year}" },
  none: { en: "No holidays in {year} yet.", es: "Todavía no hay festivos en {year}." },
  day: { en: "Day", es: "Día" },
  name: { en: "Name", es: "Nombre" },
  origin: { en: "From", es: "De" },
  own: { en: "This calendar", es: "Este calendario" },
  remove: { en: "Remove", es: "Quitar" },
  removeDay: { en: "Remove {day}", es: "Quitar {day}" },
  dayNameEn: { en: "Name in English", es: "Nombre en inglés" },
  dayNameEs: { en: "Name in Spanish", es: "Nombre en español" },
  dayNameHelp: { en: "As people call it.", es: "Como lo llama la gente." },
  addHeading: { en: "Add a day", es: "Añadir un día" },
  addWhy: {
    en: "A day of this calendar alone; those from above hold here already.",
    es: "Un día solo de este calendario; los de arriba ya valen aquí.",
  },
  add: { en: "Add", es: "Añadir" },
  copyHeading: { en: "Copy {year} to another year", es: "Copiar {year} a otro año" },
  copyWhy: {
    en: "The days of this calendar on the same dates. Easter and days that were moved come on other dates: correct them afterwards.",
    es: "Los días de este calendario en las mismas fechas. La Semana Santa y los trasladados caen en otras: corrígelos después.",
  },
  to: { en: "Year", es: "Año" },
  copy: { en: "Copy", es: "Copiar" },
  importHeading: { en: "Paste days", es: "Pegar días" },
  importWhy: {
    en: "One per line: the day, its name in English and in Spanish. With one name, it stands for both.",
    es: "Uno por línea: el día y su nombre en inglés y en español. Con un solo nombre, vale para los dos.",
  },
  lines: { en: "Lines", es: "Líneas" },
  linesHelp: {
    en: "2026-06-24; St John; San Juan. Copied from a spreadsheet it works too.",
    es: "2026-06-24; St John; San Juan. También vale copiado de una hoja de cálculo.",
  },
  import: { en: "Add these days", es: "Añadir estos días" },

  calendarId: { en: "Holidays", es: "Festivos" },
  calendarIdHelp: {
    en: "The most local calendar there is: what lies above it comes along.",
    es: "El calendario más local que haya: lo que está por encima viene con él.",
  },
  noCalendar: { en: "None chosen", es: "Sin elegir" },
} as const satisfies Record<`level:${CalendarLevel}`, Messages[string]> & Messages;
