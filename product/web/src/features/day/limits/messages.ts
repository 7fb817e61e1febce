import type { LimitKey, Measure } from "@product/domain/day/limits";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Hours against limits", es: "Horas y límites" },
  text: {
    en: "Worked hours as they are approved, or as they were clocked where nobody has approved them yet.",
    es: "Horas trabajadas según su aprobación o, si aún no se han aprobado, según lo fichado.",
  },
  limit: { en: "Limit", es: "Límite" },
  worked: { en: "Worked", es: "Trabajado" },
  allowed: { en: "Allowed", es: "Permitido" },
  law: words.sourceFuente,
  days: words.days,
  contract: words.contract,
  "limit:student-week": { en: "Week of a student visa", es: "Semana con permiso de estudiante" },
  "limit:contract-week": { en: "Week of the contract", es: "Semana del contrato" },
  "limit:average-48": { en: "Weekly average, overtime included", es: "Promedio semanal, con horas extraordinarias" },
  "limit:average-40": { en: "Weekly average of the year", es: "Promedio semanal del año" },
  "limit:overtime": { en: "Overtime of the year", es: "Horas extraordinarias del año" },
  "limit:complementary": { en: "Complementary hours of the year", es: "Horas complementarias del año" },
  "is:within": { en: "Within", es: "Dentro" },
  "is:near": { en: "Near the limit", es: "Cerca del límite" },
  "is:over": { en: "Over the limit", es: "Por encima" },
  leave: { en: "Statutory leave", es: "Vacaciones legales" },
  leaveAccrued: {
    en: "{hours, plural, one {# hour} other {# hours}} of leave earned this year at 12.07 % of the hours of each whole month ({law}).",
    es: "{hours, plural, one {# hora} other {# horas}} de vacaciones generadas este año: el 12,07 % de las horas de cada mes completo ({law}).",
  },
  leaveWeeks: {
    en: "{hours, number} hours of leave in a full year: 5.6 weeks of the contract ({law}).",
    es: "{hours, number} horas de vacaciones en un año completo: 5,6 semanas del contrato ({law}).",
  },
  leaveRecords: {
    en: "Leave taken and holiday pay are kept for six years ({law}).",
    es: "Las vacaciones disfrutadas y su retribución se conservan seis años ({law}).",
  },
  month: words.month,
  earned: { en: "Earned", es: "Generado" },
  hoursOf: { en: "{hours, plural, one {# hour} other {# hours}}", es: "{hours, plural, one {# hora} other {# horas}}" },
  week: { en: "Week of {from} to {until}", es: "Semana del {from} al {until}" },
  before: { en: "Week before", es: "Semana anterior" },
  after: { en: "Week after", es: "Semana siguiente" },
  person: words.person,
  none: { en: "Nobody worked in this week", es: "Nadie trabajó esta semana" },
  noneText: {
    en: "Hours appear once a published shift is over.",
    es: "Las horas aparecen cuando termina un turno publicado.",
  },
  averages: {
    en: "Averages count what is approved of earlier weeks, and this week as it is clocked.",
    es: "Los promedios cuentan las horas aprobadas de semanas anteriores y, de esta, lo fichado.",
  },
  noLimit: { en: "No weekly limit is known", es: "Sin límite semanal conocido" },
  cut: {
    en: "Not all hours of this week fit on this page; look at one person for the rest.",
    es: "No caben todas las horas de esta semana; consulte el resto persona por persona.",
  },
  back: words.hours,
} as const satisfies Messages & Record<`limit:${LimitKey}` | `is:${Measure["standing"]}`, Messages[string]>;
