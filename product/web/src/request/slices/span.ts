import { and, gt, lte, type AnyColumn, type SQL } from "drizzle-orm";

/** After the one moment and up to the other. */
export type Span = { after: Date; until: Date };

export const within = (moment: AnyColumn, { after, until }: Span): SQL | undefined =>
  and(gt(moment, after), lte(moment, until));
