import { z } from "zod";
import { wallTimeForm } from "@product/domain/planning/shifts";
import { day } from "#request/forms/day.ts";
import { seenLines } from "#request/forms/seen-lines.ts";

export const timeAddress = "/admin/time";
export const timeTabs = ["open", "disputed", "approved", "all", "periods"] as const;
export type TimeTab = (typeof timeTabs)[number];

const optionalDay = day.optional().catch(undefined);
/** The query in the address; values that make no sense are ignored. */
export const timeQuery = z.object({
  tab: z.enum(timeTabs).catch("open"),
  from: optionalDay,
  until: optionalDay,
  event: z.uuid().optional().catch(undefined),
  /** The last line of the screen before, with the rank that it had. */
  after: z
    .string()
    .regex(/^[0-8]:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional()
    .catch(undefined),
  /** How many lines an approval has just left out. */
  left: z.coerce.number().int().min(0).max(400).catch(0),
});
export type TimeQuery = z.output<typeof timeQuery>;

const reason = z.string().trim().min(1).max(500);

export const approveForm = z.object({
  lines: seenLines,
});

/** `looked`: the punches that were looked at, as the page named them. */
export const revealReasonForm = z.object({ minutes: z.coerce.number().int().min(0), looked: z.string().max(4_000) });

export const correctionForm = z.object({
  kind: z.enum(["in", "out", "break_start", "break_end"]),
  /** On the clock of the venue. */
  at: z.string().trim().regex(wallTimeForm),
  reason,
});
export type CorrectionForm = z.output<typeof correctionForm>;

export const agreeForm = z.object({ correctionId: z.uuid() });
export const refuseForm = z.object({ correctionId: z.uuid(), refusal: reason });
export const reopenForm = z.object({ reopenReason: reason });

export const messageForm = z.object({ message: reason });
export const settleForm = z.object({ lastWord: reason });

export const reopeningForm = z.object({ periodId: z.uuid(), reopeningReason: reason });
export type ReopeningForm = z.output<typeof reopeningForm>;
export const proposalForm = z.object({ proposal: z.uuid() });
export type ProposalForm = z.output<typeof proposalForm>;

export const lockForm = z.object({
  entityId: z.uuid(),
  firstDay: day,
  lastDay: day,
});
export type LockForm = z.output<typeof lockForm>;
