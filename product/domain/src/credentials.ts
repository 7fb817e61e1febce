/** Length is what makes a password strong; where a second factor stands behind it, a shorter one will do. */
export const passwordLength = 15;
export const passwordLengthWithSecondFactor = 8;
/** What a password's hash can take in. */
export const longestPassword = 72;

/** Digits of a code that is sent by mail or shown by an authenticator app. */
export const oneTimeCodeLength = 6;

/** As it is kept: however someone types what stands on paper. */
export const normalisedRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
