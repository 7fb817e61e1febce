import { z } from "zod";

export const candidatesOnPage = 40;

export const rankings = ["points", "here", "hours", "asked"] as const;
export type Ranking = (typeof rankings)[number];

export const staffingViews = ["all", "can", "could", "cannot"] as const;

/** The query in the address; values that make no sense are ignored. */
export const staffingQuery = z.object({
  slot: z.uuid().optional().catch(undefined),
  rank: z.enum(rankings).catch("points"),
  show: z.enum(staffingViews).catch("all"),
  q: z.string().trim().max(80).catch(""),
  page: z.coerce.number().int().min(1).max(2000).catch(1),
});
export type StaffingQuery = z.output<typeof staffingQuery>;
