import type { CalendarLevel } from "@product/domain/company/holidays";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.holidays,
  intro: {
    en: "Public holidays by country, region and town. A town has the days of its region and country as well.",
    es: "Días festivos por país, región y municipio. Un municipio tiene también los de su región y su país.",
  },
  newOne: { en: "New calendar", es: "Nuevo calendario" },
  noneTitle: { en: "No calendars yet", es: "Todavía no hay calendarios" },
  noneText: {
    en: "Add the country first, then its regions and towns.",
    es: "Añade primero el país y después sus regiones y municipios.",
  },
  calendar: words.calendar,
  nameEn: words.nameInEnglish,
  nameEs: words.nameInSpanish,
  nameHelp: { en: "Where these days apply.", es: "Dónde se aplican estos días." },
  countryHelp: words.whereItIs,
  level: words.level,
  levelHelp: {
    en: "Regions and towns belong to a country.",
    es: "Las regiones y los municipios pertenecen a un país.",
  },
  "level:national": words.country,
  "level:regional": { en: "Region", es: "Región" },
  "level:local": { en: "Town", es: "Municipio" },
  parentId: words.belongsTo,
  parentIdHelp: { en: "Its days apply here as well.", es: "Sus días se aplican también aquí." },
  noParent: { en: "Nothing: it is a country", es: "Nada: es un país" },
  ownDays: { en: "Own days in {year}", es: "Días propios en {year}" },

  daysHeading: words.days,
  daysWhy: {
    en: "The days included were officially published or are fixed by law. Check them each autumn and add any that are missing.",
    es: "Los días incluidos se han publicado oficialmente o los fija la ley. Compruébalos cada otoño y añade los que falten.",
  },
  toConfirm: { en: "To be confirmed", es: "Por confirmar" },
  confirm: words.confirm,
  confirmDay: { en: "Confirm {day}", es: "Confirmar {day}" },
  short: {
    en: "{year} has {has, number} of the {lawful, number} public holidays set by law. Add those that are missing once they are published.",
    es: "{year} tiene {has, number} de los {lawful, number} festivos que marca la ley. Añade los que faltan cuando se publiquen.",
  },
  shortTown: {
    en: "Two of them are local: add a calendar for the town and choose it for the company or venue.",
    es: "Dos son locales: crea un calendario del municipio y elígelo en la empresa o el recinto.",
  },
  years: words.years,
  daysIn: { en: "Holidays in {year}", es: "Festivos en {year}" },
  none: { en: "No holidays in {year} yet.", es: "Todavía no hay festivos en {year}." },
  day: words.day,
  name: words.name,
  origin: words.fromDe,
  own: { en: "This calendar", es: "Este calendario" },
  remove: words.remove,
  removeDay: { en: "Remove {day}", es: "Quitar {day}" },
  dayNameEn: words.nameInEnglish,
  dayNameEs: words.nameInSpanish,
  dayNameHelp: { en: "As people call it.", es: "Como lo llama la gente." },
  addHeading: { en: "Add a day", es: "Añadir un día" },
  addWhy: {
    en: "A day of this calendar only; those of its region and country already apply.",
    es: "Un día solo de este calendario; los de su región y su país ya se aplican.",
  },
  add: words.add,
  copyHeading: { en: "Copy {year} to another year", es: "Copiar {year} a otro año" },
  copyWhy: {
    en: "Copies this calendar's days on the same dates. Easter and substitute days fall on other dates: correct them afterwards.",
    es: "Los días de este calendario en las mismas fechas. La Semana Santa y los trasladados caen en otras: corrígelos después.",
  },
  to: { en: "Year", es: "Año" },
  copy: words.copy,
  importHeading: { en: "Paste days", es: "Pegar días" },
  importWhy: {
    en: "One per line: the day and its name in English and Spanish. If there is only one name, it is used for both.",
    es: "Uno por línea: el día y su nombre en inglés y en español. Con un solo nombre, vale para los dos.",
  },
  lines: words.lines,
  linesHelp: {
    en: "24/06/2026; St John; San Juan. You can also paste from a spreadsheet.",
    es: "24/06/2026; St John; San Juan. También puedes pegar desde una hoja de cálculo.",
  },
  import: { en: "Add these days", es: "Añadir estos días" },

  calendarId: words.holidays,
  calendarIdHelp: {
    en: "The most local calendar available: it includes those of its region and country.",
    es: "El calendario más local que haya: incluye los de su región y su país.",
  },
  noCalendar: { en: "None selected", es: "Sin seleccionar" },
} as const satisfies Record<`level:${CalendarLevel}`, Messages[string]> & Messages;
