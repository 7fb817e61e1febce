/** An approved worker whose papers are complete becomes active through a separate job; no job ever takes that back. */
import { missingToActivate, type ActivationGap } from "@product/domain/clearance/missing-to-activate";
import type { Rules } from "@product/domain/clearance/facts";
import { missingFields } from "@product/domain/people/missing-fields";
import { enqueue } from "@product/database/jobs/queue";
import { readRecord } from "@product/database/workers/read-record";
import type { Transaction } from "@product/database/write";
import { readFacts, type KnownWorker } from "./read-facts.ts";
import { readRules } from "./read-rules.ts";

type Reader = Pick<Transaction, "select">;

export async function askToActivate(
  tx: Transaction,
  known: ReadonlyMap<string, KnownWorker>,
  rules: Rules,
): Promise<void> {
  for (const [workerId, worker] of known)
    if (worker.facts.status === "approved" && (await gapsOf(tx, workerId, worker, rules)).length === 0)
      await enqueue(tx, { kind: "worker.activate", payload: { workerId }, uniqueKey: workerId });
}

/** Undefined where there is no such worker. */
export async function gapsToActivate(
  reader: Reader,
  workerId: string,
  now: Date,
): Promise<ActivationGap[] | undefined> {
  const worker = (await readFacts(reader, [workerId], now)).get(workerId);
  return worker && gapsOf(reader, workerId, worker, await readRules(reader));
}

/** The profile is opened only where nothing else is missing. */
async function gapsOf(
  reader: Reader,
  workerId: string,
  { facts, roleIds, today }: KnownWorker,
  rules: Rules,
): Promise<ActivationGap[]> {
  const gaps = missingToActivate(facts, rules, { roleIds, missingFields: [], today });
  if (gaps.length > 0) return gaps;
  const { fields } = missingFields((await readRecord(reader, workerId))!);
  return missingToActivate(facts, rules, { roleIds, missingFields: fields, today });
}
