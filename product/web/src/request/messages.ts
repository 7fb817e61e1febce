import type { RefusalCode } from "@product/domain/refusals";
import type { Messages } from "#i18n/messages.ts";

/** A dot would mean nesting in a message key, so a refusal's code is written with a slash there. */
type RefusalKey<Code extends string = RefusalCode> = `refused:${Dotless<Code>}`;
type Dotless<Code extends string> = Code extends `${infer Noun}.${infer Rest}` ? `${Noun}/${Dotless<Rest>}` : Code;

export const refusalKey = (code: RefusalCode): RefusalKey => `refused:${code.replaceAll(".", "/")}` as RefusalKey;

/** What every form can answer: one sentence per refusal of the business and per way a field can be wrong. */
export const messages = {
  "refused:page/changed-meanwhile": {
    en: "Someone else changed this page while you were writing. Your text is kept below: compare it with version {version} and save again.",
    es: "Otra persona ha cambiado esta página mientras escribías. Tu texto sigue abajo: compáralo con la versión {version} y guarda otra vez.",
  },
  "refused:submission/key-reused": {
    en: "This form was already sent with other values. Reload the page and send it again.",
    es: "Este formulario ya se envió con otros datos. Recarga la página y envíalo de nuevo.",
  },
  "field:required": { en: "Please fill this in.", es: "Rellena este campo." },
  "field:tooLong": { en: "At most {max, number} characters.", es: "Como máximo {max, number} caracteres." },
  "field:invalid": { en: "This value is not valid.", es: "Este dato no es válido." },
  errorSummary: {
    en: "{n, plural, one {One field needs your attention} other {# fields need your attention}}",
    es: "{n, plural, one {Hay un campo por corregir} other {Hay # campos por corregir}}",
  },
} as const satisfies Record<RefusalKey, Messages[string]> & Messages;
