/** Whether the worker behind an account can work today, as they may know it themselves. */
import { and, eq, isNull } from "drizzle-orm";
import { clearance } from "@product/domain/clearance/clearance";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { database } from "@product/database/client";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { workers } from "@product/database/tables/worker";
import { dayNow } from "#i18n/today.ts";

export type OwnClearance = {
  verdict: Verdict;
  canWork: boolean;
  /** What is for the office alone is left out: the verdict may be graver than the reasons tell. */
  reasons: Omit<Reason, "private">[];
  clearsAt: string | null;
  expiresAt: string | null;
  computedAt: string;
};

/** Null for someone who is no worker. */
export async function ownClearance(userId: string): Promise<OwnClearance | null> {
  const [worker] = await database
    .select({ id: workers.id })
    .from(workers)
    .where(and(eq(workers.userId, userId), isNull(workers.mergedInto)));
  if (!worker) return null;
  const today = dayNow();
  const [known, rules] = await Promise.all([readFacts(database, [worker.id], today), readRules(database)]);
  const facts = known.get(worker.id)?.facts;
  if (!facts) return null;
  const days = { from: today, until: today };
  const answer = clearance(facts, rules, { mode: "assign" }, days, new Date().toISOString());
  const { verdict, canWork, clearsAt, expiresAt, computedAt } = answer;
  const reasons = answer.reasons.flatMap(({ private: isPrivate, ...reason }) => (isPrivate ? [] : [reason]));
  return { verdict, canWork, reasons, clearsAt, expiresAt, computedAt };
}
