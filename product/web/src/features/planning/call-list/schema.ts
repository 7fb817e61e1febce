import { z } from "zod";
import { callOutcomes } from "@product/domain/planning/staffing/phone-calls";

/** Outcome of one phone call. */
export const callForm = z.object({ workerId: z.uuid(), outcome: z.enum(callOutcomes) });
export type CallForm = z.output<typeof callForm>;
