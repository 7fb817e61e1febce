/** DNI, NIE and the NIF of those who have neither (K, L, M): eight characters and a letter that checks them. */
import { plain, type Checked } from "./checked.ts";

export const spanishIdTypes = ["dni", "nie", "nif"] as const;
export type SpanishIdType = (typeof spanishIdTypes)[number];

export type SpanishIdProblem = { code: "id.form" } | { code: "id.letter"; expected: string };

export function checkSpanishId(typed: string): Checked<SpanishIdProblem> & { type?: SpanishIdType } {
  const text = plain(typed);
  const value = asToday(text);
  const type = typeOf(value);
  if (!type) return { value, problem: { code: "id.form" } };
  const expected = letterFor(value);
  return expected === value[8] ? { value, type } : { value, type, problem: { code: "id.letter", expected } };
}

/** Noughts that people leave out, and the one that an NIE had too many until its letters ran out. */
function asToday(text: string): string {
  if (/^\d{1,7}[A-Z]$/.test(text)) return text.padStart(9, "0");
  const [, first, digits, last] = /^([XYZ])(?:0(?=\d{7}[A-Z]$))?(\d{1,7})([A-Z])$/.exec(text) ?? [];
  return digits ? `${first}${digits.padStart(7, "0")}${last}` : text;
}

function typeOf(value: string): SpanishIdType | undefined {
  if (/^\d{8}[A-Z]$/.test(value)) return "dni";
  if (/^[XYZ]\d{7}[A-Z]$/.test(value)) return "nie";
  if (/^[KLM]\d{7}[A-Z]$/.test(value)) return "nif";
  return undefined;
}

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";

function letterFor(value: string): string {
  const first = "XYZ".indexOf(value[0]!);
  const digits = /^[KLM]/.test(value) ? value.slice(1, 8) : `${first < 0 ? value[0]! : first}${value.slice(1, 8)}`;
  return letters[Number(digits) % letters.length]!;
}
