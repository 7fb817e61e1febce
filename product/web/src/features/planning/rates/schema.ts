import { z } from "zod";
import { rateKinds } from "@product/domain/planning/rates";
import { rateField } from "./rate-field.ts";

/** Typed as an amount with cents, kept in hundredths; empty holds as said above. */
const rate = z
  .string()
  .trim()
  .regex(/^\d{1,4}([.,]\d{1,2})?$/)
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
  .optional();

/** Two fields for each role; `seen` is what stood there when the form was opened. */
export const ratesForm = (roles: readonly (string | null)[] = [null]) =>
  z.object({
    ...Object.fromEntries(roles.flatMap((role) => rateKinds.map((kind) => [rateField(kind, role), rate]))),
    seen: z.string().max(20_000).default(""),
  });
export type RatesForm = { seen: string } & Readonly<Record<string, number | string | undefined>>;
