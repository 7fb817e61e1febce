import { z } from "zod";
import { mostContracts } from "@product/domain/papers/contracts-for-many";
import { engagementForm } from "#features/papers/engagements/schema.ts";

const workers = z
  .string()
  .max(mostContracts * 40)
  .transform((text) => [...new Set(text.split(","))].filter((id) => z.uuid().safeParse(id).success));

const common = {
  workers,
  send: z.boolean().default(false),
  /** With the link that also asks for what is missing of their details and documents. */
  isOneLink: z.boolean().default(false),
  from: z.string().max(10_000).default(""),
};

const { templateId, firstDay, lastDay, percentage, weeklyHours, convenio, category, baseRate } = engagementForm.shape;
const { complementaryHours, cause, causeDetail, activityPeriod, hoursDistribution } = engagementForm.shape;

export const newContractsForm = z
  .object({
    templateId,
    firstDay,
    lastDay,
    percentage,
    weeklyHours,
    convenio,
    category,
    baseRate,
    complementaryHours,
    cause,
    causeDetail,
    activityPeriod,
    hoursDistribution,
    ...common,
  })
  .superRefine((form, context) => {
    if (form.lastDay && form.lastDay < form.firstDay)
      context.addIssue({ code: "custom", path: ["lastDay"], params: { fault: "dayOrder" }, input: form.lastDay });
    if (form.percentage && form.weeklyHours)
      context.addIssue({
        code: "custom",
        path: ["weeklyHours"],
        params: { fault: "eitherOr" },
        input: form.weeklyHours,
      });
  });
export type NewContractsForm = z.output<typeof newContractsForm>;

export const renewalsForm = z.object({
  withinDays: z.coerce.number().int().min(1).max(365),
  lastDay,
  ...common,
});
export type RenewalsForm = z.output<typeof renewalsForm>;

/** The list whose members are meant, where the page was opened from one. */
export function listIn(searchParams: URLSearchParams): string | undefined {
  const id = z.uuid().safeParse(searchParams.get("list"));
  return id.success ? id.data : undefined;
}
