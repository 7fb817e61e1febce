import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writing } from "./pools.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** For perform() and for the database's own bookkeeping; everything else writes through perform(). */
export const inTransaction = <Result>(body: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  writing.transaction(body);
