/** Only the active work; whoever is approved may look around. Clients may refuse someone. */
import { always, daysFrom } from "@product/domain/clearance/day-ranges";
import type { Ask, Facts } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { on } from "./reason.ts";

export function statusReasons(
  { status, statusUntil, refusedBy }: Facts,
  _rules: unknown,
  { mode, clientId }: Ask,
): Reason[] {
  return [...standing(), ...(clientId && refusedBy.includes(clientId) ? refused : [])];

  function standing(): Reason[] {
    if (status === "active" || (status === "approved" && mode === "browse")) return [];
    // A worker who has not worked for long may work, but is asked first.
    const isAsleep = status === "dormant";
    const until = status === "suspended" ? statusUntil : null;
    return on([daysFrom(null, until)], {
      code: "status",
      verdict: isAsleep ? "WARN" : "BLOCK",
      params: { status },
      fix: { who: status === "paused" ? "worker" : "staff", action: "status.change" },
      overridable: isAsleep,
      private: status === "suspended" || status === "blocked" || status === "rejected",
    });
  }
}

const refused = on([always], {
  code: "client.refused",
  verdict: "BLOCK",
  fix: { who: "staff", action: "list.edit" },
  overridable: false,
  private: true,
});
