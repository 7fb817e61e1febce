import { z } from "zod";
import { listReasonLength } from "@product/domain/people/lists";

const reason = z.string().trim().min(3).max(listReasonLength);

export const blockForm = z.object({ clientId: z.uuid(), reason });
export type BlockForm = z.output<typeof blockForm>;

export const liftForm = z.object({ listId: z.uuid(), reason });
export type LiftForm = z.output<typeof liftForm>;
