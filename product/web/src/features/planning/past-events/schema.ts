import { z } from "zod";

export const mostSignsPasted = 60_000;

export const pastEventsForm = z.object({
  legalEntityId: z.uuid(),
  rows: z.string().trim().min(1).max(mostSignsPasted),
});
export type PastEventsForm = z.output<typeof pastEventsForm>;
