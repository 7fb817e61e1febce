import { z } from "zod";
import { incidentKinds, incidentTextLength, severities } from "@product/domain/planning/incidents";
import { wallTimeForm } from "@product/domain/planning/shifts";

const shared = {
  kind: z.enum(incidentKinds),
  severity: z.enum(severities),
  happenedAt: z.string().trim().regex(wallTimeForm),
  shiftId: z.uuid().optional(),
  workerId: z.uuid().optional(),
  account: z.string().trim().min(1).max(incidentTextLength),
  followUp: z.string().trim().max(incidentTextLength).default(""),
};

export const incidentForm = z.object({
  ...shared,
  isClosed: z.stringbool().default(false),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type IncidentForm = z.output<typeof incidentForm>;
