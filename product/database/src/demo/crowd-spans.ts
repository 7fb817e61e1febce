/**
 * What the clearance would say of a crowd, made up in the shares that a company has: there are no papers behind it, so that a
 * million of them can be looked for within minutes. The nightly look at everyone finds that out.
 */
import { firstOfAllDays, lastOfAllDays } from "@product/domain/clearance/day-ranges";
import type { FixAction, Reason, ReasonCode, Verdict } from "@product/domain/clearance/verdict";
import { plusDays } from "@product/domain/time/local-date";
import { chances, type Chance } from "./chances.ts";
import { inventCrowd, type CrowdWorker } from "./invent-crowd.ts";

type Line = { until: string; verdict: Verdict; reason: Reason | null };

/** As COPY takes them, in the order of `spanColumns`: for work in general, and for each role. */
export function* spanLines(
  count: number,
  seed: number,
  roleIds: ReadonlyMap<string, string>,
  today: string,
): Generator<string> {
  const chance = chances(seed + 1);
  for (const worker of inventCrowd(count, seed)) {
    const spans = spansFor(worker, chance, today);
    for (const roleId of ["\\N", ...worker.roles.map((key) => roleIds.get(key)!)]) {
      let from = today;
      // A role asks for more now and then.
      const isMore = roleId !== "\\N" && chance.below(20) === 0;
      for (const { until, verdict, reason } of isMore ? lacking : spans) {
        const values = [
          worker.id,
          roleId,
          from,
          until,
          verdict,
          reason ? JSON.stringify(reason) : "\\N",
          reason ? 1 : 0,
        ];
        yield `${values.join("\t")}\n`;
        from = plusDays(until, 1);
      }
    }
  }
}

export const spanColumns = "worker_id, role_id, first_day, last_day, verdict, top_reason, reasons";

const forEver = (verdict: Verdict, reason: Reason | null): Line[] => [{ until: lastOfAllDays, verdict, reason }];

function spansFor({ status }: CrowdWorker, chance: Chance, today: string): Line[] {
  if (status === "dormant") return forEver("WARN", because("status", "WARN", "status.change"));
  if (status !== "active") return forEver("BLOCK", because("status", "BLOCK", "status.change"));
  const percent = chance.below(100);
  const soon = plusDays(today, 1 + chance.below(360));
  if (percent < 45) return forEver("ALLOW", null);
  if (percent < 70)
    return [{ until: soon, verdict: "ALLOW", reason: null }, ...forEver("BLOCK", ended(plusDays(soon, 1)))];
  if (percent < 78)
    return [
      { until: soon, verdict: "ALLOW", reason: null },
      ...forEver("WARN", because("engagement.alta", "WARN", "alta.record")),
    ];
  if (percent < 88) return forEver("WARN", because("payroll.missing", "WARN", "payroll.enter"));
  if (percent < 94) return forEver("BLOCK", because("right-to-work.missing", "BLOCK", "right-to-work.check"));
  return [{ until: soon, verdict: "BLOCK", reason: because("absent", "BLOCK", "wait") }, ...forEver("ALLOW", null)];
}

const because = (code: ReasonCode, verdict: Reason["verdict"], action: FixAction): Reason => ({
  code,
  verdict,
  rule: "",
  citation: "",
  params: {},
  from: firstOfAllDays,
  until: lastOfAllDays,
  fix: { who: "staff", action },
  overridable: verdict === "WARN",
  private: false,
});

const ended = (from: string): Reason => ({
  ...because("identity.missing", "BLOCK", "document.request"),
  params: { waiting: false, ended: true },
  from,
});

const lacking = forEver("BLOCK", because("qualification.missing", "BLOCK", "qualification.verify"));
