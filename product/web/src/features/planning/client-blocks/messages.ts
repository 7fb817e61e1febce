import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  heading: { en: "Blocked for one client", es: "Bloqueos por cliente" },
  why: {
    en: "This client's shifts can't be given to this person. The reason is for your team only; the worker sees that they aren't available for this client.",
    es: "No se le pueden dar turnos de este cliente. El motivo es solo para tu equipo; la persona ve que no está disponible para este cliente.",
  },
  none: { en: "Not blocked for any client.", es: "Sin bloqueos por cliente." },
  since: { en: "Since {day}", es: "Desde el {day}" },
  by: { en: "by {name}", es: "por {name}" },
  until: { en: "until {day}", es: "hasta el {day}" },
  coming: {
    en: "{n, plural, one {Still on # coming shift of this client: take them off it from the shift.} other {Still on # coming shifts of this client: take them off from each shift.}}",
    es: "{n, plural, one {Sigue en # turno próximo de este cliente: libéralo desde el turno.} other {Sigue en # turnos próximos de este cliente: libéralos desde cada turno.}}",
  },
  client: words.client,
  choose: words.chooseAClient,
  reason: words.reason,
  block: { en: "Block for this client", es: "Bloquear para este cliente" },
  lift: { en: "Lift block", es: "Quitar bloqueo" },
  liftFor: { en: "Lift the block for {client}", es: "Quitar el bloqueo de {client}" },
  liftReason: { en: "Reason for lifting it", es: "Motivo para quitarlo" },
} as const satisfies Messages;
