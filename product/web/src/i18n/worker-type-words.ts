import type { WorkerType } from "@product/domain/people/workers";
import { words } from "#i18n/words/words.ts";

/** How people work for a company, for every slice that names it. */
export const workerTypeWords = {
  "type:permanent": words.permanent,
  "type:fixed_discontinuous": words.permanentSeasonal,
  "type:temporary": words.temporary,
  "type:agency": words.agency,
  "type:zero_hours": words.zeroHours,
  "type:self_employed": words.selfEmployed,
  "type:volunteer": words.volunteer,
} as const satisfies Record<`type:${WorkerType}`, unknown>;
