import { z } from "zod";
import { phoneLength } from "@product/domain/company/master-data";
import { checkPhone } from "@product/domain/identifiers/phone";

/** Empty, or a telephone number, kept with its country. Spanish and British ones are told apart as they are typed. */
export const phoneField = z
  .string()
  .max(phoneLength)
  .refine((typed) => !asPhone(typed).problem, { params: { fault: "telephone" } })
  .transform((typed) => asPhone(typed).value)
  .default("");

const asPhone = (typed: string) => checkPhone(typed, "ES");
