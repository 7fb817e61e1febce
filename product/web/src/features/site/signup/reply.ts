import type { AnswerFaults } from "@product/domain/forms/check-answers";
import type { Answers } from "@product/domain/forms/definition";
import type { Refusal } from "@product/domain/refusals";
import type { Stopped } from "./stopped.server.ts";

/** A page that was not taken: what was typed, with what is wrong, or why not. */
export type PageReply = { typed: Answers; faults: AnswerFaults; refusals: readonly Refusal[]; stopped?: Stopped };
