import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

/** What each kind of letter says: its subject, why it was written, and the words on its button. */
export const messages = {
  "booked:subject": { en: "You have a shift: {event}, {day}", es: "Tienes turno: {event}, {day}" },
  "booked:text": {
    en: "The office has assigned you to this shift. You need not answer; if you cannot come, tell us on your page.",
    es: "La oficina te ha asignado este turno. No hace falta que respondas; si no puedes venir, dínoslo en tu página.",
  },
  "booked:button": words.seeMyShifts,
  "invited:subject": { en: "Can you work? {event}, {day}", es: "¿Puedes trabajar? {event}, {day}" },
  "invited:text": {
    en: "We would like you to work this shift. Please answer whether you can.",
    es: "Contamos contigo para este turno. Responde si puedes trabajar, por favor.",
  },
  "invited:button": words.answerResponder,
  "promoted:subject": { en: "A place is free: {event}, {day}", es: "Hay una plaza libre: {event}, {day}" },
  "promoted:text": {
    en: "You were on the waiting list, and now there is a place. Do you still want it? Please answer soon.",
    es: "Estabas en lista de espera y ahora hay plaza. ¿La quieres todavía? Responde pronto, por favor.",
  },
  "promoted:button": words.answerResponder,
  "reconfirm:subject": {
    en: "Your shift has changed, please confirm: {event}, {day}",
    es: "Tu turno ha cambiado, confírmalo: {event}, {day}",
  },
  "reconfirm:text": {
    en: "The shift that you accepted has changed. Please confirm that you can work it as it is now.",
    es: "El turno que aceptaste ha cambiado. Confirma que puedes trabajar tal como queda, por favor.",
  },
  "reconfirm:button": words.confirm,
  "changed:subject": { en: "A change to your shift: {event}, {day}", es: "Un cambio en tu turno: {event}, {day}" },
  "changed:text": {
    en: "The office has changed this shift. This is how it stands now; the rest is on your page.",
    es: "La oficina ha cambiado este turno. Así queda ahora; lo demás está en tu página.",
  },
  "changed:button": words.seeMyShifts,
  "cancelled:subject": { en: "Shift cancelled: {event}, {day}", es: "Turno anulado: {event}, {day}" },
  "cancelled:text": {
    en: "The office has cancelled this shift for you. You need not come.",
    es: "La oficina ha anulado este turno para ti. No tienes que venir.",
  },
  "cancelled:button": words.seeMyShifts,
  "reminder:subject": {
    en: "We are waiting for your answer: {event}, {day}",
    es: "Esperamos tu respuesta: {event}, {day}",
  },
  "reminder:text": {
    en: "You have not answered yet. After the time below the place goes to someone else.",
    es: "Todavía no has respondido. Pasado el plazo, la plaza será para otra persona.",
  },
  "reminder:button": words.answerResponder,
  "lapsed:subject": { en: "The time to answer is over: {event}, {day}", es: "Se acabó el plazo: {event}, {day}" },
  "lapsed:text": {
    en: "We had no answer from you in time, so this shift is no longer yours. You need not do anything.",
    es: "No hemos tenido tu respuesta a tiempo, así que este turno ya no es tuyo. No tienes que hacer nada.",
  },
  "lapsed:button": words.seeMyShifts,
  "waitlisted:subject": {
    en: "You are on the waiting list: {event}, {day}",
    es: "Estás en lista de espera: {event}, {day}",
  },
  "waitlisted:text": {
    en: "Thank you for accepting. All places were already taken; if one comes free, we will write to you.",
    es: "Gracias por aceptar. Las plazas ya estaban ocupadas; si queda una libre, te escribiremos.",
  },
  "waitlisted:button": words.seeMyShifts,
  "filled:subject": {
    en: "The places are filled, you are on the waiting list: {event}, {day}",
    es: "Plazas cubiertas, estás en lista de espera: {event}, {day}",
  },
  "filled:text": {
    en: "All places of this shift are taken. You are on the waiting list: if one comes free, we will ask you. If you cannot work, tell us on your page.",
    es: "Todas las plazas de este turno están ocupadas. Estás en lista de espera: si queda una libre, te preguntaremos. Si no puedes trabajar, dínoslo en tu página.",
  },
  "filled:button": words.seeMyShifts,
  "selected:subject": { en: "You have the shift: {event}, {day}", es: "El turno es tuyo: {event}, {day}" },
  "selected:text": {
    en: "You applied for this shift, and the office has selected you. Your place is confirmed.",
    es: "Te apuntaste a este turno y la oficina te ha seleccionado. Tu plaza está confirmada.",
  },
  "selected:button": words.seeMyShifts,
  "not-selected:subject": { en: "Not this time: {event}, {day}", es: "Esta vez no: {event}, {day}" },
  "not-selected:text": {
    en: "You applied for this shift, and its places went to others. Thank you for offering.",
    es: "Te apuntaste a este turno y las plazas han sido para otras personas. Gracias por ofrecerte.",
  },
  "not-selected:button": words.seeMyShifts,
  "standby:subject": { en: "You are on standby: {event}, {day}", es: "Estás de reserva: {event}, {day}" },
  "standby:text": {
    en: "You are on standby for this shift: you need not come unless we call you in. If you cannot, tell us on your page.",
    es: "Estás de reserva para este turno: no tienes que venir si no te llamamos. Si no puedes, dínoslo en tu página.",
  },
  "standby:button": words.seeMyShifts,
  "called-in:subject": { en: "You work after all: {event}, {day}", es: "Te necesitamos: {event}, {day}" },
  "called-in:text": {
    en: "You were on standby, and now you are needed: please come to this shift. If you cannot, tell us on your page at once.",
    es: "Estabas de reserva y ahora te necesitamos: ven a este turno, por favor. Si no puedes, dínoslo cuanto antes en tu página.",
  },
  "called-in:button": words.seeMyShifts,
  "swap-asked:subject": { en: "Would you swap?: {event}, {day}", es: "¿Cambias el turno?: {event}, {day}" },
  "swap-asked:text": {
    en: "A colleague would like to swap a shift of theirs for this one of yours. See on your page which, and answer if you want it.",
    es: "Una persona de tu puesto quiere cambiar un turno suyo por este tuyo. Mira en tu página cuál es y responde si te interesa.",
  },
  "swap-asked:button": { en: "See the swap", es: "Ver el cambio" },
  "swapped-in:subject": { en: "The shift is yours now: {event}, {day}", es: "El turno ya es tuyo: {event}, {day}" },
  "swapped-in:text": {
    en: "The office agrees to the change: from now on you work this shift.",
    es: "La oficina está de acuerdo con el cambio: desde ahora trabajas en este turno.",
  },
  "swapped-in:button": words.seeMyShifts,
  "swapped-out:subject": {
    en: "The shift is no longer yours: {event}, {day}",
    es: "El turno ya no es tuyo: {event}, {day}",
  },
  "swapped-out:text": {
    en: "The office agrees to the change: someone else works this shift. You need not come.",
    es: "La oficina está de acuerdo con el cambio: este turno lo hace otra persona. No tienes que venir.",
  },
  "swapped-out:button": words.seeMyShifts,
  "swap-declined:subject": {
    en: "The shift stays yours: {event}, {day}",
    es: "El turno sigue siendo tuyo: {event}, {day}",
  },
  "swap-declined:text": {
    en: "The office does not agree to the change: this shift stays yours. If you cannot come, tell us on your page.",
    es: "La oficina no ha aprobado el cambio: este turno sigue siendo tuyo. Si no puedes venir, dínoslo en tu página.",
  },
  "swap-declined:button": words.seeMyShifts,
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  shiftLine: {
    en: "{event} · {role}, {shift} · {when} · {place}",
    es: "{event} · {role}, {shift} · {when} · {place}",
  },
  meetLine: { en: "Meeting point: {meeting}", es: "Punto de encuentro: {meeting}" },
  changeLine: { en: "{what}: {before} → {after}", es: "{what}: {before} → {after}" },
  changeUnsaid: { en: "{what}: changed; see your page.", es: "{what}: hay un cambio; míralo en tu página." },
  factNone: { en: "none", es: "sin indicar" },
  breakPaid: { en: "{n} min, paid", es: "{n} min, retribuido" },
  breakUnpaid: { en: "{n} min, unpaid", es: "{n} min, no retribuido" },
  "fact:time": { en: "Time", es: "Horario" },
  "fact:place": { en: "Place", es: "Lugar" },
  "fact:zone": words.zone,
  "fact:meeting": words.meetingPoint,
  "fact:role": words.role,
  "fact:shift": words.shift,
  "fact:breaks": words.break,
  "fact:notes": words.notes,
  answerUntil: { en: "Answer until {until}.", es: "Responde hasta el {until}." },
  mailFooter: {
    en: "The link is yours alone: whoever has it can answer for you.",
    es: "El enlace es solo tuyo: quien lo tenga puede responder por ti.",
  },
} as const satisfies Messages & Record<`${CallOutKind}:${"subject" | "text" | "button"}`, Messages[string]>;
