import type { Compensation } from "@product/domain/planning/events";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  cancelTitle: { en: "Cancel the event", es: "Cancelar el evento" },
  cancelIntro: {
    en: "All its shifts that are not over are cancelled and everyone on them is released. What has been worked stays.",
    es: "Se anulan todos los turnos que no hayan terminado y se libera a quienes estén en ellos. Lo trabajado se conserva.",
  },
  cancelDo: { en: "Cancel event", es: "Cancelar evento" },
  postponeTitle: { en: "Postpone the event", es: "Aplazar el evento" },
  postponeIntro: {
    en: "All its shifts move by the same number of days and keep their times at the venue. Those who had accepted are asked to confirm again.",
    es: "Todos los turnos se mueven los mismos días y conservan sus horas en el recinto. A quienes habían aceptado se les pide que vuelvan a confirmar.",
  },
  postponeDo: { en: "Postpone event", es: "Aplazar evento" },
  reopenTitle: { en: "Reopen the event", es: "Reabrir el evento" },
  reopenIntro: {
    en: "It can be changed again until someone closes it. The reason stands in its history.",
    es: "Se puede volver a modificar hasta que alguien lo cierre. El motivo queda en su historial.",
  },
  reopenDo: { en: "Reopen event", es: "Reabrir evento" },
  keepAsIs: words.leaveItAsItIs,
  concerned: {
    en: "{people, plural, =0 {Nobody is assigned.} one {# person is assigned; accepted or confirmed: {agreed, number}.} other {# people are assigned; accepted or confirmed: {agreed, number}.}}",
    es: "{people, plural, =0 {No hay nadie asignado.} one {Hay # persona asignada; aceptado o confirmado: {agreed, number}.} other {Hay # personas asignadas; aceptado o confirmado: {agreed, number}.}}",
  },
  reason: words.reason,
  reasonHelp: { en: "Kept with the event.", es: "Se guarda con el evento." },
  firstDay: { en: "New first day", es: "Nuevo primer día" },
  firstDayHelp: { en: "Now {day}.", es: "Ahora, {day}." },
  notifies: { en: "Tell the people concerned", es: "Avisar a las personas afectadas" },
  notifiesHelp: {
    en: "Each of them gets one letter with all their shifts.",
    es: "Cada persona recibe un solo correo con todos sus turnos.",
  },
  compensation: { en: "Compensation", es: "Compensación" },
  "compensation:none": { en: "Nobody", es: "A nadie" },
  "compensation:late": {
    en: "Those who held a place and are told too late",
    es: "A quienes tenían plaza y se avisa con poca antelación",
  },
  "compensation:all": { en: "Everyone who held a place", es: "A todas las personas que tenían plaza" },
  ownCompensation: {
    en: "These shifts have a compensation of their own in their working terms, and keep it:",
    es: "Estos turnos tienen su propia compensación en las condiciones de trabajo y la mantienen:",
  },
  ownLateHours: {
    en: "Too late: fewer than {n, number} hours before the start",
    es: "Poca antelación: menos de {n, number} horas antes del inicio",
  },
  lateHours: words.tooLateMeansFewerHoursThan,
  lateHoursHelp: { en: "Before the start of their shift.", es: "Antes del inicio de su turno." },
  lateHoursBefore: {
    en: "Before the start of their shift as it was.",
    es: "Antes del inicio de su turno en la fecha anterior.",
  },
  twice: { en: "Times that come twice that night", es: "Horas que se repiten esa noche" },
  twiceHelp: {
    en: "When the clocks go back, an hour is repeated.",
    es: "Cuando se atrasa la hora, una hora se repite.",
  },
  "twice:": words.choose,
  "twice:earlier": words.theFirst,
  "twice:later": words.theSecond,
  skipped: {
    en: "Use the next time that exists",
    es: "Usar la siguiente hora que exista",
  },
} as const satisfies Messages & Record<`compensation:${Compensation}`, Messages[string]>;
