import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "worker.exists": {
    en: "This person is already registered: the number belongs to an existing worker. Nothing was created.",
    es: "Esta persona ya está registrada: el número es de un trabajador que ya existe. No se ha creado nada.",
  },
  "worker.move-illegal": {
    en: "The status has changed in the meantime, and this is not possible from the current one.",
    es: "El estado ha cambiado mientras tanto, y desde el actual esto no se puede hacer.",
  },
  "worker.not-ready": {
    en: "{n, plural, one {One thing is} other {# things are}} still missing before this person can work. Read what, and say so below if you want to activate them all the same.",
    es: "{n, plural, one {Todavía falta una cosa} other {Todavía faltan # cosas}} para que esta persona pueda trabajar. Lee cuáles y confírmalo abajo si aun así la quieres activar.",
  },
} as const satisfies RefusalSentences;
