import type { PackId, RuleSeverity } from "@product/domain/rules/rule";
import type { ScopeKind } from "@product/domain/rules/settings";
import type { Unit } from "@product/domain/rules/settable";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.rules,
  intro: {
    en: "Rest, hours, nights, breaks and minors, each with the law behind it. Not legal advice: every number is a default you can override.",
    es: "Descansos, horas, noches, pausas y menores, cada norma con su ley. No es asesoramiento legal: cada número es un valor por defecto que se puede ajustar.",
  },
  parts: { en: "Parts of the rules", es: "Apartados de las normas" },
  packs: { en: "Packs", es: "Normativas" },
  overrides: { en: "Overrides", es: "Ajustes" },
  sandbox: { en: "Sandbox", es: "Simulador" },
  changelog: { en: "Changelog", es: "Cambios" },
  newOverride: { en: "New override", es: "Nuevo ajuste" },

  "pack:ES": words.spain,
  "pack:GB": { en: "Great Britain", es: "Gran Bretaña" },
  "pack:NI": words.northernIreland,
  packOf: { en: "Pack {version}", es: "Normativa {version}" },
  inForce: words.inForce,
  rule: words.rule,
  value: words.value,
  source: words.sourceFuente,
  severity: words.severity,
  ofTheCompany: words.companyRule,
  toCheck: { en: "Source to be checked", es: "Fuente por comprobar" },
  packValue: { en: "pack {value}", es: "normativa {value}" },
  "severity:block": { en: "Blocks", es: "Bloquea" },
  "severity:warn": { en: "Warns", es: "Avisa" },
  "severity:info": { en: "Informs", es: "Informa" },
  "severity:off": words.off,
  neverOverridden: words.blocksNoExceptions,
  secondPerson: {
    en: "Blocks; an override needs a reason and a second person",
    es: "Bloquea; la excepción exige motivo y otra persona",
  },
  reasonOnly: { en: "Blocks; an override needs a reason", es: "Bloquea; la excepción exige motivo" },
  "unit:hours": { en: "{n} h", es: "{n} h" },
  "unit:minutes": { en: "{n} min", es: "{n} min" },
  "unit:days": { en: "{n, plural, one {# day} other {# days}}", es: "{n, plural, one {# día} other {# días}}" },
  "unit:weeks": {
    en: "{n, plural, one {# week} other {# weeks}}",
    es: "{n, plural, one {# semana} other {# semanas}}",
  },
  "unit:years": { en: "{n, plural, one {# year} other {# years}}", es: "{n, plural, one {# año} other {# años}}" },
  "unit:oclock": { en: "from {n}:00", es: "desde las {n}:00" },
  "unit:speed": { en: "{n} km/h", es: "{n} km/h" },
  since: { en: "From {day}", es: "Desde el {day}" },
  textsChanged: { en: "{n, plural, one {# rule} other {# rules}}", es: "{n, plural, one {# norma} other {# normas}}" },
  keepNumbers: {
    en: "Old findings keep the numbers they used.",
    es: "Los avisos anteriores conservan los números con que se hicieron.",
  },
  overridden: {
    en: "{n, plural, one {# override} other {# overrides}}",
    es: "{n, plural, one {# ajuste} other {# ajustes}}",
  },

  overridesIntro: {
    en: "The most specific in force on the day of the shift wins.",
    es: "Cuenta el más específico que esté vigente el día del turno.",
  },
  noneTitle: { en: "No overrides", es: "Sin ajustes" },
  noneText: {
    en: "Every rule counts with the number of its pack.",
    es: "Todas las normas cuentan con el número de su normativa.",
  },
  scope: words.for,
  "scope:global": { en: "Everyone", es: "Todo el mundo" },
  "scope:entity": words.legalEntity,
  "scope:convenio": words.collectiveAgreement,
  "scope:client": words.client,
  "scope:event": words.event,
  "scope:role": words.role,
  from: words.from,
  until: words.until,
  open: { en: "No end date", es: "Sin fecha de fin" },
  number: words.number,
  numberHelp: {
    en: "In the unit of the rule. Leave empty to keep the pack’s number.",
    es: "En la unidad de la norma. Vacío: se mantiene el número de la normativa.",
  },
  severityKeep: { en: "As in the pack", es: "La de la normativa" },
  severityHelp: {
    en: "Rules on minors and right to work cannot be changed.",
    es: "Las de menores y permiso de trabajo no se pueden cambiar.",
  },
  allowedBy: { en: "Allowed by", es: "Lo permite" },
  allowedByHelp: {
    en: "The article or agreement, shown as the source instead.",
    es: "El artículo o acuerdo; se muestra como fuente.",
  },
  reason: words.reason,
  reasonHelp: {
    en: "At least 10 characters; kept in the history.",
    es: "Al menos 10 caracteres; queda en el historial.",
  },
  fromHelp: { en: "Shifts that start on this day or later.", es: "Turnos que empiecen ese día o después." },
  createIntro: {
    en: "A number or severity of your own, for everyone or for one scope. An override is never edited: end it and add another.",
    es: "Un número o una gravedad propios, para todo el mundo o un ámbito. Un ajuste no se edita: se finaliza y se añade otro.",
  },
  end: { en: "End override", es: "Finalizar ajuste" },
  endWhy: {
    en: "It stops counting for shifts after today. Findings already recorded keep their numbers.",
    es: "Deja de contar para los turnos posteriores a hoy. Los avisos ya registrados conservan sus números.",
  },
  ended: { en: "Ended", es: "Finalizado" },
  coming: { en: "To come", es: "Próximo" },

  sandboxIntro: {
    en: "Type a week for an invented person and see what the rules say. Nothing is saved.",
    es: "Escribe la semana de una persona inventada y mira qué dicen las normas. No se guarda nada.",
  },
  person: { en: "Invented person", es: "Persona inventada" },
  pack: words.country,
  age: words.age,
  student: { en: "Foreign student in term", es: "Estudiante extranjero en periodo lectivo" },
  optOut: { en: "Opted out of 48 h (UK)", es: "Renuncia a las 48 h (Reino Unido)" },
  newcomer: { en: "Started with the first shift", es: "Empieza con el primer turno" },
  newcomerHelp: { en: "Averages then count from that week.", es: "Los promedios cuentan desde esa semana." },
  shifts: { en: "Shifts, one per line", es: "Turnos, uno por línea" },
  shiftsHelp: {
    en: "For example: Mon 1/6/2026 22:00–06:00 break 30 unpaid. At most 200.",
    es: "Por ejemplo: lun 1/6/2026 22:00–06:00 descanso 30 no retribuido. Como máximo 200.",
  },
  judge: words.check,
  week: { en: "Shifts typed", es: "Turnos escritos" },
  startsAtFive: { en: "starts 05:00", es: "desde las 05:00" },
  night: words.night,
  result: words.result,
  findings: {
    en: "{n, plural, =0 {No findings} one {# finding} other {# findings}}",
    es: "{n, plural, =0 {Sin avisos} one {# aviso} other {# avisos}}",
  },
  judgedBy: { en: "by pack {version}", es: "según la normativa {version}" },
  passes: {
    en: "{n, plural, one {# rule passes.} other {# rules pass.}}",
    es: "{n, plural, one {Se cumple # norma.} other {Se cumplen # normas.}}",
  },
  showPassing: { en: "Show them", es: "Ver cuáles" },
  numbers: { en: "Numbers", es: "Números" },
  clears: { en: "Clears", es: "Se resuelve" },
  elsewhere: { en: "In {pack}", es: "En {pack}" },
  passesThere: { en: "Passes", es: "Se cumple" },
  notesThere: { en: "{rule} also finds fault", es: "{rule} tampoco se cumple" },
  which: { en: "which number counts", es: "qué número cuenta" },
} as const satisfies Record<
  `severity:${RuleSeverity}` | `unit:${Unit}` | `scope:${ScopeKind}` | `pack:${PackId}`,
  Messages[string]
> &
  Messages;
