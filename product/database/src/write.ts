import { AsyncLocalStorage } from "node:async_hooks";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { retaining, writing } from "./pools.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** For perform() and for the database's own bookkeeping; everything else writes through perform(). */
export const inTransaction = <Result>(body: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  (isRetention.getStore() ? retaining : writing).transaction(body);

/** Runs the transactions of `work` as the role that may end records past their term. */
export const asRetention = <Result>(work: () => Promise<Result>): Promise<Result> => isRetention.run(true, work);

const isRetention = new AsyncLocalStorage<boolean>();
