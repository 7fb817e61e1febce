/** Length is what makes a password strong; where a second factor stands behind it, a shorter one will do. */
export const passwordLength = 15;
export const passwordLengthWithSecondFactor = 8;
/** The hash takes in no more of a password than this. */
export const longestPassword = 72;

/** Digits of a code that an authenticator app shows. */
export const appCodeLength = 6;
/** Digits of a code that is mailed; how many exactly is a setting of the service. */
export const mailedCodeLength = { min: 6, max: 10 };

/** As it is kept: however someone types what stands on paper. */
export const normalisedRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** How long someone who has shown who they are is believed, when something sensitive is to be done. */
export const proofMinutes = 10;
/** The same at the service itself: longer, so that a form which a page let pass is not refused a moment later. */
export const serviceProofMinutes = 15;

export const recoveryCodeCount = 10;
/** Without what looks alike on paper: I, L and 1, O and 0. */
export const recoveryCodeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
