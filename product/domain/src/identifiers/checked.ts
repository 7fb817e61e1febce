/** An identifier as it is stored, and what is wrong with it, if anything. A doubt is told and does not stop anyone. */
export type Checked<Problem> = { value: string; problem?: Problem; isDoubt?: boolean };

/** As people type them: with blanks, dots and hyphens, in small letters. */
export const plain = (typed: string): string => typed.toUpperCase().replace(/[\s.\-·/]/g, "");

/** A number of any length modulo a small one, digit by digit, so that nothing is lost beyond 2^53. */
export const remainder = (digits: string, modulus: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);
