import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "merge.itself": {
    en: "That is the same record.",
    es: "Esa es la misma ficha.",
  },
  "merge.two-logins": {
    en: "Both records have their own account. Close one of them first.",
    es: "Las dos fichas tienen su propia cuenta. Cierra antes una de las dos.",
  },
  "merge.two-numbers": {
    en: "They have different numbers ({number}): they may be two people. Correct the wrong one first.",
    es: "Las dos tienen números distintos ({number}): quizá son dos personas. Corrige antes el que esté mal.",
  },
  "merge.two-accounts": {
    en: "They are, or were, paid into different bank accounts. Change one of them first so that both match: a second person confirms it and the worker is notified.",
    es: "A las dos se les paga, o se les pagó, en cuentas distintas. Cambia antes una para que coincidan: lo confirma otra persona y se avisa al trabajador.",
  },
  "merge.proposal-waits": {
    en: "One of the two has a proposal awaiting a second person. Confirm or withdraw it before merging.",
    es: "Una de las dos tiene una propuesta pendiente de otra persona. Confírmala o retírala antes de fusionar.",
  },
  "merge.one-blocked": {
    en: "One of the two is blocked. Lift the block, or block the other one too, before merging.",
    es: "Una de las dos está bloqueada. Levanta el bloqueo, o bloquea también la otra, antes de fusionar.",
  },
} as const satisfies RefusalSentences;
