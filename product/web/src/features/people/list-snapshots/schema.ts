import { z } from "zod";
import { listReasonLength } from "@product/domain/people/lists";
import { sinces } from "./sinces.ts";

export const keepForm = z.object({ why: z.string().trim().min(1).max(listReasonLength) });
export type KeepForm = z.output<typeof keepForm>;

const idOrNone = z.uuid().optional().catch(undefined);

/** The parameters in the address of a snapshot; invalid values are ignored. */
export const snapshotView = z.object({ since: z.enum(sinces).catch("kept"), after: idOrNone, before: idOrNone });
