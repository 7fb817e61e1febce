import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  offered: { en: "Shifts of colleagues", es: "Turnos de otras personas" },
  offeredText: {
    en: "Colleagues pass these on. Take one if you can; the office has to agree.",
    es: "Otras personas ceden estos turnos. Acepta si puedes; la oficina tiene que estar de acuerdo.",
  },
  inReturn: { en: "In return for your shift: {shift}", es: "A cambio de tu turno: {shift}" },
  take: { en: "Take it", es: "Aceptar el turno" },
  takeName: { en: "Take it: {shift}", es: "Aceptar el turno: {shift}" },
  swap: { en: "Swap", es: "Cambiar" },
  swapName: { en: "Swap for: {shift}", es: "Cambiar por: {shift}" },
  passOn: { en: "Pass this shift on", es: "Ceder este turno" },
  passOnText: {
    en: "A colleague can take it, or swap it for theirs. It stays yours until the office has agreed.",
    es: "Otra persona puede quedárselo o cambiarlo por el suyo. Sigue siendo tuyo hasta que la oficina esté de acuerdo.",
  },
  how: words.how,
  give: { en: "Give it away", es: "Cederlo sin cambio" },
  swapFor: { en: "Swap for {shift}", es: "Cambiar por {shift}" },
  offer: { en: "Offer it", es: "Ofrecerlo" },
  keep: { en: "Keep it after all", es: "Quedármelo" },
  "mine:proposed": {
    en: "You have offered this shift. Until someone takes it, it is yours.",
    es: "Has ofrecido este turno. Mientras nadie lo acepte, es tuyo.",
  },
  "mine:accepted_by_peer": {
    en: "Someone wants it. The office decides; until then the shift is yours.",
    es: "Alguien lo quiere. Decide la oficina; mientras tanto el turno es tuyo.",
  },
  toDecide: { en: "Changes between workers", es: "Cambios entre trabajadores" },
  "line:give": { en: "{from} gives to {to}: {shift}", es: "{from} cede a {to}: {shift}" },
  "line:swap": { en: "{from} swaps with {to}: {shift}", es: "{from} cambia con {to}: {shift}" },
  "open:give": { en: "{from} gives away: {shift}", es: "{from} cede: {shift}" },
  "open:swap": { en: "{from} would swap: {shift}", es: "{from} quiere cambiar: {shift}" },
  nobodyYet: { en: "Nobody has taken it yet", es: "Nadie ha aceptado todavía" },
  agree: { en: "Agree", es: "Aprobar" },
  agreeName: { en: "Agree: {line}", es: "Aprobar: {line}" },
  decline: words.decline,
  declineName: { en: "Decline: {line}", es: "Rechazar: {line}" },
} as const satisfies Messages;
