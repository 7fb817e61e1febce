import { z } from "zod";

export const batchesAddress = "/admin/time/batches";
/** Where a batch stands on its page. */
export const batchAnchor = (id: string) => `batch-${id}`;

export const batchKinds = ["payroll", "invoice"] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Hours of a closed period: for the payroll of its company, or for the invoice of one client. */
export const batchForm = z.object({
  periodId: z.uuid(),
  clientId: z.union([z.uuid(), z.literal("")]).default(""),
});
export type BatchForm = z.output<typeof batchForm>;
