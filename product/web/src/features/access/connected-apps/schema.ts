import { z } from "zod";

/** As the service names its questions; nothing else may become part of the address that is asked. */
export const questionId = z.string().regex(/^[\w-]{1,64}$/);

export const answerForm = z.object({ question: questionId, answer: z.enum(["approve", "deny"]) });
