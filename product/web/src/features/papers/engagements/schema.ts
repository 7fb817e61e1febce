import { z } from "zod";
import { hundredthsFrom } from "@product/domain/people/amounts";
import { isDay } from "@product/domain/time/local-date";
import { contractTextLengths, temporaryCauses } from "@product/domain/papers/contract-law";
import { altaFaults, bajaFaults, hasCalls } from "@product/domain/papers/engagements";
import { workerTypes } from "@product/domain/people/workers";
import { homeDay } from "#request/clock.ts";
import { day } from "#request/forms/day.ts";

export const currencies = ["EUR", "GBP"] as const;

/** A number with two decimals, in hundredths, more than nothing and at most so much. */
const amount = (most: number) =>
  z
    .string()
    .max(20)
    .transform((typed) => hundredthsFrom(typed) ?? Number.NaN)
    .refine((hundredths) => hundredths > 0 && hundredths <= most * 100, { params: { fault: "decimal" } })
    .optional();

const words = z.string().trim().max(160).default("");
const version = z.coerce.number().int().min(0).default(0);

export const engagementForm = z
  .object({
    legalEntityId: z.uuid(),
    type: z.enum(workerTypes),
    firstDay: day,
    lastDay: day.optional(),
    percentage: amount(100),
    weeklyHours: amount(60),
    convenio: words,
    category: words,
    baseRate: amount(100_000),
    currency: z.enum(currencies).optional(),
    complementaryHours: z.boolean().default(false),
    cause: z.enum(temporaryCauses).optional(),
    causeDetail: z.string().trim().max(contractTextLengths.causeDetail).default(""),
    activityPeriod: z.string().trim().max(contractTextLengths.activityPeriod).default(""),
    hoursDistribution: z.string().trim().max(contractTextLengths.hoursDistribution).default(""),
    templateId: z.uuid().optional(),
    version,
  })
  .superRefine(({ type, firstDay, lastDay, percentage, weeklyHours }, context) => {
    if (lastDay && hasCalls(type))
      context.addIssue({ code: "custom", path: ["lastDay"], params: { fault: "lastDayUnfit" }, input: lastDay });
    else if (lastDay && isDay(firstDay) && lastDay < firstDay)
      context.addIssue({ code: "custom", path: ["lastDay"], params: { fault: "dayOrder" }, input: lastDay });
    if (percentage && weeklyHours)
      context.addIssue({ code: "custom", path: ["weeklyHours"], params: { fault: "eitherOr" }, input: weeklyHours });
  });
export type EngagementForm = z.output<typeof engagementForm>;

const chosen = { engagementId: z.uuid(), version };

export const engagementChoice = z.object(chosen);
export type EngagementChoice = z.output<typeof engagementChoice>;

/** The first day comes along so that the fault is told at the field; the command compares with what is kept. */
export const endForm = z
  .object({ ...chosen, lastDay: day, firstDay: z.string().max(20).optional() })
  .refine(({ lastDay, firstDay }) => !firstDay || lastDay >= firstDay, {
    path: ["lastDay"],
    params: { fault: "dayOrder" },
  });
export type EndForm = z.output<typeof endForm>;

const reference = z.string().trim().max(60).default("");

export const altaForm = z
  .object({
    ...chosen,
    altaOn: day,
    altaReference: reference,
    // The first day of the call, where there are calls.
    calledOn: day.optional(),
    lastDay: z.string().max(20).optional(),
    lastBaja: z.string().max(20).optional(),
  })
  .superRefine(({ altaOn, lastDay, lastBaja }, context) => {
    const standing = { firstDay: altaOn, lastDay: lastDay ?? null, bajaOn: lastBaja ?? null };
    for (const fault of altaFaults(standing, altaOn, homeDay()))
      context.addIssue({ code: "custom", path: ["altaOn"], params: fault, input: altaOn });
  });
export type AltaForm = z.output<typeof altaForm>;

export const bajaForm = z
  .object({ ...chosen, bajaOn: day, bajaReference: reference, altaOn: z.string().max(20).optional() })
  .superRefine(({ altaOn, bajaOn }, context) => {
    for (const fault of bajaFaults(altaOn ?? null, bajaOn))
      context.addIssue({ code: "custom", path: ["bajaOn"], params: fault, input: bajaOn });
  });
export type BajaForm = z.output<typeof bajaForm>;
