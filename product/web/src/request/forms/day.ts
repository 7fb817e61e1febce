import { z } from "zod";
import { isDay, type LocalDate } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";

/** A day as people type it into the field for days, or as files and addresses say it. */
export const day = z
  .string()
  .max(20)
  .transform((typed) => typedDay(typed) ?? typed)
  .refine((text): text is LocalDate => isDay(text), { params: { fault: "date" } });
