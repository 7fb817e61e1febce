import { z } from "zod";
import { absenceKinds } from "@product/domain/papers/absences";
import { day } from "#request/forms/day.ts";

export const absenceForm = z
  .object({ kind: z.enum(absenceKinds), firstDay: day, lastDay: day.optional(), documentId: z.uuid().optional() })
  .refine(({ firstDay, lastDay }) => lastDay === undefined || lastDay >= firstDay, {
    path: ["lastDay"],
    params: { fault: "endsBeforeStart" },
  });
export type AbsenceForm = z.output<typeof absenceForm>;

export const endForm = z.object({ id: z.uuid(), lastDay: day, version: z.coerce.number().int().min(1) });
export type EndForm = z.output<typeof endForm>;

export const removalForm = z.object({ id: z.uuid() });
export type RemovalForm = z.output<typeof removalForm>;
