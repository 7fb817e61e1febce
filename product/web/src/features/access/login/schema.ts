import { z } from "zod";
import { appCodeLength, longestPassword, mailedCodeLength } from "@product/domain/credentials";
import { objectIn } from "@product/domain/object-in";

const email = z.string().trim().max(254).pipe(z.email());
// People copy codes with blanks between the digits.
const digits = (min: number, max: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${min},${max}}$`)));

/**
 * The answer of the check against bots, where there is one. The service asks the provider of the check whether it
 * holds.
 */
const captchaToken = z.string().max(8000).optional();

/** Ticked by who wants to stay signed in on this device. */
const keep = z.literal("on").optional();

export const passwordForm = z.object({ email, password: z.string().min(1).max(1000), captchaToken, keep });
export const emailForm = z.object({ email, captchaToken });
export const codeForm = z.object({ email, code: digits(mailedCodeLength.min, mailedCodeLength.max), keep });
export const newPasswordForm = z.object({ password: z.string().min(1).max(longestPassword) });

// A hosted service may send longer codes to a phone.
const appCode = digits(appCodeLength, mailedCodeLength.max);

/** The second factor: a code of an app, or one that was sent to a phone for this challenge. */
export const factorForm = z.object({ factor: z.uuid(), challenge: z.uuid().optional(), code: appCode });
export const textForm = z.object({ factor: z.uuid() });
export const recoveryForm = z.object({ recoveryCode: z.string().trim().min(1).max(100) });

const credential = z.string().max(20_000).transform(objectIn).pipe(z.record(z.string(), z.unknown()));

/** The answer of a passkey as the browser gives it; the service decides whether it holds. */
export const passkeyForm = z.object({ challenge: z.uuid(), credential, keep });

/** Every field that the forms of /login may send; which of them it is, the button says. */
export const loginFields = z.object({
  intent: z.enum(["password", "resend", "factor", "text", "recover", "passkey"]),
  ...passkeyForm.shape,
  ...passwordForm.shape,
  ...factorForm.shape,
  ...recoveryForm.shape,
});

/** The two steps of signing in by mail; which of them it is, the button says. */
export const codeFields = z.object({ intent: z.enum(["send", "verify"]), ...emailForm.shape, ...codeForm.shape });
