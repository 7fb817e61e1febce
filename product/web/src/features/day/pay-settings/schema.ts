import { z } from "zod";
import { premiumKinds, roundings, roundingSteps } from "@product/domain/day/pay";

export const payAddress = "/admin/settings/pay";
export const chargesAddress = "/admin/settings/pay/clients";

const premium = z.coerce.number().int().min(0).max(400);
const premiums = Object.fromEntries(premiumKinds.map((kind) => [kind, premium])) as Record<
  (typeof premiumKinds)[number],
  typeof premium
>;

export const policyForm = z.object({
  roundingMinutes: z.coerce.number().refine((step) => (roundingSteps as readonly number[]).includes(step)),
  rounding: z.enum(roundings),
  ...premiums,
  version: z.coerce.number().int().min(0),
});
export type PolicyForm = z.output<typeof policyForm>;

/** Typed as an amount with cents, kept in hundredths. */
export const chargeForm = z.object({
  hourlyRate: z
    .string()
    .trim()
    .regex(/^(\d{1,4}([.,]\d{1,2})?)?$/)
    .transform((typed) => (typed === "" ? null : Math.round(Number(typed.replace(",", ".")) * 100))),
  minimumMinutes: z.coerce.number().int().min(0).max(1440),
  version: z.coerce.number().int().min(0),
});
export type ChargeForm = z.output<typeof chargeForm>;
