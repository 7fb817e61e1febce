/** The steps of bringing a worker's record into another: each slice moves its own rows. */
import { sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Transaction } from "#request/perform.ts";

export type Merge = {
  tx: Transaction;
  /** The record that goes, and the one that stays. */
  from: string;
  to: string;
  /** Data sealed with the key of the record that goes, sealed anew with the key of the other. */
  anew: <Sealed extends Buffer | null>(sealed: Sealed) => Sealed;
};

/** Refuses where people must decide first. */
export type MergeStep = (merge: Merge) => Promise<void>;

export const mergeStepsContext = createContext<Readonly<Record<string, MergeStep>>>({});

/** For rows that may stand beside those of the record that stays. */
export const moveRows =
  (table: string, column = "worker_id"): MergeStep =>
  async ({ tx, from, to }) => {
    await tx.execute(sql`UPDATE ${named(table)} SET ${sql.identifier(column)} = ${to}
      WHERE ${sql.identifier(column)} = ${from}`);
  };

/** For spans of days that must not meet: of those at the same time, that of the record that stays is kept. */
export const moveSpans =
  (table: string): MergeStep =>
  async ({ tx, from, to }) => {
    await tx.execute(sql`UPDATE ${named(table)} moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
      (SELECT FROM ${named(table)} own WHERE own.worker_id = ${to}
        AND daterange(own.first_day, own.last_day, '[]') && daterange(moved.first_day, moved.last_day, '[]'))`);
  };

const named = (table: string) => sql`app.${sql.identifier(table)}`;
