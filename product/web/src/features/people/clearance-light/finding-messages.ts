import type { CheckKind } from "@product/domain/rules/rule";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** What the rules find in someone's work: what it is, and the numbers behind it. Lengths of time and moments come as text. */
export const findingMessages = {
  "why:overlap": { en: "Overlaps another shift by {short}", es: "Se solapa {short} con otro turno" },
  "why:too-young": { en: "Too young to work that day", es: "Demasiado joven para trabajar ese día" },
  "why:minor-night": { en: "{night} of night work under 18", es: "{night} de trabajo nocturno con menos de 18 años" },
  "why:student-week": { en: "{short} over a student’s week", es: "{short} más de la semana de un estudiante" },
  "why:daily-rest": { en: "Rest is {short} too short", es: "Faltan {short} de descanso" },
  "why:weekly-rest": { en: "Weekly rest is {short} too short", es: "Faltan {short} de descanso semanal" },
  "why:day-hours": { en: "{short} over the hours of a day", es: "{short} más de la jornada diaria" },
  "why:week-hours": { en: "{short} over the hours of a week", es: "{short} más de las horas semanales" },
  "why:week-average": { en: "{short} a week over the average", es: "{short} semanales por encima del promedio" },
  "why:night-average-days": {
    en: "{short} a day over the average for night workers",
    es: "{short} diarios por encima del promedio de los trabajadores nocturnos",
  },
  "why:night-average-weeks": {
    en: "{short} a day over the average for night workers",
    es: "{short} diarios por encima del promedio de los trabajadores nocturnos",
  },
  "why:night-hazard": {
    en: "{short} over the limit for nights of special hazard",
    es: "{short} más del límite en noches de riesgo especial",
  },
  "why:break": { en: "The break is {short} too short", es: "Faltan {short} de pausa" },
  "why:overtime-year": {
    en: "{short} over the year’s overtime",
    es: "{short} más de las horas extraordinarias del año",
  },
  "why:notice": { en: "Told {short} too late", es: "Avisado {short} tarde" },
  "why:temporary-months": {
    en: "{count, plural, one {# day} other {# days}} over the limit of temporary contracts",
    es: "{count, plural, one {# día} other {# días}} más del límite de contratos temporales",
  },
  "why:occasional-days": {
    en: "{count, plural, one {# day} other {# days}} over the year’s occasional contracts",
    es: "{count, plural, one {# día} other {# días}} más de los contratos ocasionales del año",
  },
  "why:agency-weeks": {
    en: "Equal treatment is due after {limit} weeks",
    es: "Igualdad de trato tras {limit} semanas",
  },
  "why:travel": {
    en: "{short} too little to travel {kilometres} km",
    es: "Faltan {short} para viajar {kilometres} km",
  },
  "why:spread": { en: "The split day is {short} too long", es: "La jornada partida dura {short} de más" },

  "numbers:overlap": {
    en: "the other ends {ends}, this starts {starts}",
    es: "el otro acaba {ends}, este empieza {starts}",
  },
  "numbers:too-young": { en: "{age} years old", es: "{age} años" },
  "numbers:minor-night": { en: "{night} within the night", es: "{night} dentro de la noche" },
  "numbers:student-week": { en: "{worked} this week, {limit} allowed", es: "{worked} esta semana, máximo {limit}" },
  "numbers:daily-rest": {
    en: "ends {ends}, starts {starts}: {rest} of {required}",
    es: "acaba {ends}, empieza {starts}: {rest} de {required}",
  },
  "numbers:weekly-rest": {
    en: "longest rest {longest} of {required} in {days} days",
    es: "el descanso más largo dura {longest} de {required} en {days} días",
  },
  "numbers:day-hours": { en: "{worked} that day, {limit} allowed", es: "{worked} ese día, máximo {limit}" },
  "numbers:week-hours": { en: "{worked} that week, {limit} allowed", es: "{worked} esa semana, máximo {limit}" },
  "numbers:week-average": {
    en: "{average} on average over {weeks, plural, one {# week} other {# weeks}}, {limit} allowed",
    es: "{average} de promedio en {weeks, plural, one {# semana} other {# semanas}}, máximo {limit}",
  },
  "numbers:night-average-days": {
    en: "{average} per day worked in {days} days, {limit} allowed",
    es: "{average} por día trabajado en {days} días, máximo {limit}",
  },
  "numbers:night-average-weeks": {
    en: "{average} a day over {weeks, plural, one {# week} other {# weeks}}, {limit} allowed",
    es: "{average} al día en {weeks, plural, one {# semana} other {# semanas}}, máximo {limit}",
  },
  "numbers:night-hazard": { en: "{worked} in 24 h, {limit} allowed", es: "{worked} en 24 h, máximo {limit}" },
  "numbers:break": {
    en: "{length} with a break of {break}, {required} needed after {after}",
    es: "{length} con una pausa de {break}; hacen falta {required} si se superan {after}",
  },
  "numbers:overtime-year": { en: "{worked} this year, {limit} allowed", es: "{worked} este año, máximo {limit}" },
  "numbers:notice": { en: "told {told}, {days} days needed", es: "avisado {told}, hacen falta {days} días" },
  "numbers:temporary-months": { en: "{days} days, {limit} allowed", es: "{days} días, máximo {limit}" },
  "numbers:occasional-days": { en: "{days} days, {limit} allowed", es: "{days} días, máximo {limit}" },
  "numbers:agency-weeks": {
    en: "{weeks} weeks for the same client and role",
    es: "{weeks} semanas para el mismo cliente y puesto",
  },
  "numbers:travel": {
    en: "{gap} between the shifts, {needed} needed",
    es: "{gap} entre los turnos, hacen falta {needed}",
  },
  "numbers:spread": {
    en: "{spread} from first to last, {limit} allowed",
    es: "{spread} de principio a fin, máximo {limit}",
  },

  "effect:never": words.blocksNoExceptions,
  "effect:second": {
    en: "Blocks, unless overridden with a reason and a second person",
    es: "Bloquea, salvo excepción con motivo y otra persona",
  },
  "effect:reason": { en: "Blocks, unless overridden with a reason", es: "Bloquea, salvo excepción con motivo" },
  "effect:warn": { en: "To note", es: "A tener en cuenta" },
  "effect:info": { en: "For information", es: "Informativo" },
  companyRule: words.companyRule,
  clearsFrom: { en: "If it starts {moment} or later", es: "Si empieza {moment} o más tarde" },
} as const satisfies Record<`${"why" | "numbers"}:${CheckKind}`, Messages[string]> & Messages;
