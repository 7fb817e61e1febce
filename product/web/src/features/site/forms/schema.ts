import { z } from "zod";
import { formLimits } from "@product/domain/forms/limits";
import { locales } from "@product/domain/locales";
import { typedDay } from "@product/domain/time/typed-day";

export const formsAddress = "/admin/signup-forms";

const title = z.string().trim().min(1).max(formLimits.titleLength);

export const newForm = z.object({
  titleEn: title,
  titleEs: title,
  legalEntityId: z.uuid(),
  language: z.enum(locales.map(({ code }) => code)),
  eventId: z.uuid().optional(),
  target: z.enum(["new-worker", "follow-up"]).default("new-worker"),
});
export type NewForm = z.output<typeof newForm>;

const day = z
  .string()
  .max(20)
  .refine((typed) => typedDay(typed), { params: { fault: "day" } })
  .transform((typed) => typedDay(typed)!)
  .optional();

/** Only a site's origin, without path: https://example.org */
function originFrom(line: string): string | undefined {
  try {
    const { protocol, origin } = new URL(line);
    return protocol === "https:" && origin === line.replace(/\/$/, "") ? origin : undefined;
  } catch {
    return undefined;
  }
}

const origins = z
  .string()
  .max(formLimits.embedOrigins * 200)
  .default("")
  .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean))
  .refine((lines) => lines.length <= formLimits.embedOrigins, {
    params: { fault: "tooMany", max: formLimits.embedOrigins },
  })
  .refine((lines) => lines.every((line) => originFrom(line) !== undefined))
  .transform((lines) => lines.map((line) => originFrom(line)!));

export const formSettings = z
  .object({
    titleEn: title,
    titleEs: title,
    language: z.enum(locales.map(({ code }) => code)),
    opensOn: day,
    /** The last day on which it can be sent. */
    closesOn: day,
    quota: z.coerce.number().int().min(1).max(formLimits.quota).optional(),
    embedOrigins: origins,
    /** For one event alone. */
    eventId: z.uuid().optional(),
    version: z.coerce.number().int().min(1),
  })
  .refine(({ opensOn, closesOn }) => !opensOn || !closesOn || opensOn <= closesOn, {
    path: ["closesOn"],
    params: { fault: "endsBeforeStart" },
  });
export type FormSettings = z.output<typeof formSettings>;

const version = z.coerce.number().int().min(1);

/** The actions on a form for colleagues who may publish it, and for those who may archive it. */
export const formStep = z.object({ actionName: z.enum(["open", "close"]), version });
export const formKeeping = z.object({ actionName: z.enum(["archive", "restore"]), version });

/** The draft as it was read. */
export const publishing = z.object({ version });
