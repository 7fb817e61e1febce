/** A contract for the day, registration before work starts where we owe it, and what payroll needs. */
import { always, daysFrom, gaps, lastOfAllDays, shared, type DayRange } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts } from "@product/domain/clearance/facts";
import { packFor } from "@product/domain/clearance/packs";
import type { Reason } from "@product/domain/clearance/verdict";
import { isEmployed, needsAlta } from "@product/domain/papers/engagements";
import { on } from "./reason.ts";

export function engagementReasons(facts: Facts, _rules: unknown, { mode }: Ask): Reason[] {
  const { country, workerType } = facts;
  if (!isEmployed(workerType)) return [];
  const pack = packFor(facts);
  const ours = facts.engagements.filter(
    ({ legalEntityId, state }) => legalEntityId === facts.legalEntityId && state !== "cancelled",
  );
  const some = ours.map(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay));
  const signed = ours
    .filter(({ state }) => state === "signed")
    .map(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay));
  const registered = ours.flatMap(({ altaOn, bajaOn, formerPeriods = [] }) => [
    ...formerPeriods,
    ...(altaOn ? [daysFrom(altaOn, bajaOn)] : []),
  ]);
  const isAtTheGate = mode === "checkin";
  return [
    ...on(gaps(some), {
      code: "engagement.missing",
      verdict: mode === "browse" ? "WARN" : "BLOCK",
      ...pack.contract,
      params: { ended: some.length > 0 },
      fix: { who: "staff", action: "contract.make" },
      overridable: !isAtTheGate,
      // Where one follows, nobody has to make another.
    }).map((reason) =>
      reason.until === lastOfAllDays ? reason : { ...reason, fix: { ...reason.fix, action: "wait" } as const },
    ),
    ...on(unsigned(some, signed), {
      code: "engagement.unsigned",
      verdict: isAtTheGate && country === "ES" ? "BLOCK" : "WARN",
      ...pack.contract,
      fix: { who: "worker", action: "contract.sign" },
      overridable: true,
    }),
    ...(needsAlta(country, workerType)
      ? on(shared(some, gaps(registered)), {
          code: "engagement.alta",
          verdict: isAtTheGate ? "BLOCK" : "WARN",
          ...pack.alta,
          // The confirmation of the Social Security may lag behind.
          fix: { who: "staff", action: "alta.record" },
          overridable: true,
        })
      : []),
    ...(facts.hasSocialNumber && facts.hasBankAccount
      ? []
      : on([always], {
          code: "payroll.missing",
          verdict: "WARN",
          params: { socialNumber: facts.hasSocialNumber, bankAccount: facts.hasBankAccount },
          fix: { who: "worker", action: "payroll.enter" },
          overridable: true,
        })),
  ];
}

const unsigned = (some: readonly DayRange[], signed: readonly DayRange[]) => shared(some, gaps(signed));
