import type { FormReply } from "#request/forms/form-action.ts";

/** Why a document was not taken: `position` is the side whose file it was. */
export type EvidenceReply = FormReply & { kind: string; position?: number };
