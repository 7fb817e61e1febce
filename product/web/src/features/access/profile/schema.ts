import { z } from "zod";
import { accountNameLength, colourModes, factorNameLength } from "@product/domain/accounts";
import { appCodeLength, mailedCodeLength } from "@product/domain/credentials";
import { mobileNumber } from "@product/domain/identifiers/mobile-number";
import { locales } from "@product/domain/locales";
import { objectIn } from "@product/domain/object-in";
import { isTimeZone } from "@product/domain/time/zone";

// People copy codes with blanks between the digits.
const digits = (min: number, max = min) =>
  z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${min},${max}}$`)));

export const detailsForm = z.object({
  name: z.string().trim().min(1).max(accountNameLength),
  language: z.enum(locales.map((locale) => locale.code)),
  timeZone: z.string().max(64).refine(isTimeZone),
  colourMode: z.enum(colourModes),
  /** Nought for someone of whom nothing is saved yet. */
  version: z.coerce.number().int().min(0),
});
export type Details = z.output<typeof detailsForm>;

export const emailForm = z.object({ email: z.string().trim().max(254).pipe(z.email()) });

/** How long it must be depends on the session, so that the service says it. `nonce` is asked for after a day. */
export const passwordForm = z.object({
  password: z.string().min(1).max(1000).meta({ secret: true }),
  nonce: digits(mailedCodeLength.min, mailedCodeLength.max).optional().meta({ secret: true }),
});

export const newFactorForm = z.object({ name: z.string().trim().min(1).max(factorNameLength) });

/** The picture and the secret come back with a wrong code: the service shows them once. */
export const firstCodeForm = z.object({
  factor: z.uuid(),
  code: digits(appCodeLength),
  secret: z.string().max(200),
  picture: z.string().max(100_000),
});

export const phoneForm = z.object({
  phone: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .refine((typed) => mobileNumber(typed) !== undefined, { params: { fault: "phone" } })
    .transform((typed) => mobileNumber(typed)!),
});

/** Sent along with the code, so that a wrong one does not cost another message. */
export const textingForm = z.object({ factor: z.uuid(), challenge: z.uuid(), ...phoneForm.shape });
export const phoneCodeForm = textingForm.extend({ code: digits(appCodeLength, mailedCodeLength.max) });

export const factorForm = z.object({ factor: z.uuid() });
export const appForm = z.object({ app: z.uuid() });
export const identityForm = z.object({ identity: z.uuid() });
const credential = z.string().max(20_000).transform(objectIn).pipe(z.record(z.string(), z.unknown()));
const passkeyName = z.string().trim().min(1).max(factorNameLength);
export const newPasskeyForm = z.object({ name: passkeyName });
/** The browser's answer for the new passkey, with the challenge that it answers. */
export const madePasskeyForm = newPasskeyForm.extend({
  challenge: z.uuid(),
  credential,
});
export const passkeyForm = z.object({ passkey: z.uuid() });
export const passkeyNameForm = passkeyForm.extend({ name: passkeyName });
export const sessionsForm = z.object({ scope: z.enum(["local", "others", "global"]) });
export const nothingToFill = z.object({});
