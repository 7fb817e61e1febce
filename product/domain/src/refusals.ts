import type { EngagementRefusal } from "./papers/engagement-refusals.ts";
import type { MergeRefusal } from "./people/merge-workers.ts";
import type { RightToWorkRefusal } from "./papers/right-to-work-refusals.ts";
import type { WorkerStatus } from "./people/workers.ts";
import type { Separation } from "./permissions/separation.ts";
import type { DayRefusal } from "./day/refusals.ts";
import type { DocumentRefusal } from "./documents/refusals.ts";
import type { FileRefusal } from "./files/refusals.ts";
import type { FormRefusal } from "./forms/refusals.ts";
import type { ImportRefusal } from "./imports/refusals.ts";
import type { PlanningRefusal } from "./planning/refusals.ts";
import type { MenuRefusal } from "@product/domain/site/menus";
import type { PageRefusal } from "@product/domain/site/page-refusals";
import type { RouteRuleRefusal } from "@product/domain/site/route-rules";

/** Refusals that a person can mend: each is a code with the values its sentence needs. */
export type Refusal =
  | PageRefusal
  | MenuRefusal
  | { code: "submission.key-reused" }
  | { code: "setup.link-used" }
  | { code: "recovery-code.unknown" }
  | { code: "recovery-code.wait"; seconds: number }
  | { code: "account.changed-meanwhile" }
  | { code: "proof.needed" }
  | { code: "proof.password-wrong" }
  | { code: "email.taken" }
  | { code: "password.code-needed" }
  | { code: "password.code-wrong" }
  | { code: "second-factor.name-taken" }
  | { code: "second-factor.too-many" }
  | { code: "passkey.too-many" }
  | { code: "passkey.taken" }
  | { code: "identity-provider.known" }
  | { code: "identity-provider.domain-taken" }
  | { code: "identity-provider.unreachable" }
  | { code: "identity-provider.unreadable" }
  | { code: "group.changed-meanwhile" }
  | { code: "group.name-taken" }
  | { code: "group.owner-fixed" }
  | { code: "group.has-members"; count: number }
  | { code: "group.beyond-you"; n: number; permissions: readonly string[] }
  | { code: "group.gives-more"; n: number }
  | { code: "group.separation"; rules: readonly Separation[] }
  | { code: "staff.owner-at-server" }
  | { code: "record.changed-meanwhile" }
  | { code: "demo.changed-meanwhile" }
  | { code: "demo.in-the-way" }
  | { code: "record.name-taken"; fields: readonly string[] }
  | { code: "record.choice-gone" }
  | { code: "entity.has-workers"; count: number }
  | { code: "qualification.circle"; pathEn: string; pathEs: string }
  | { code: "qualification.asked-for"; count: number }
  | { code: "calendar.parent-unfit" }
  | { code: "calendar.in-use"; count: number }
  | { code: "calendar.day-taken" }
  | MergeRefusal
  | RightToWorkRefusal
  | EngagementRefusal
  | { code: "worker.exists"; people: readonly KnownWorker[] }
  | { code: "worker.maybe-known"; n: number; people: readonly KnownWorker[] }
  | { code: "worker.choice-gone" }
  | { code: "worker.number-taken" }
  | { code: "worker.link-gone" }
  | { code: "complaint.too-many" }
  | { code: "worker.unreachable" }
  | { code: "worker.nothing-owed" }
  | { code: "worker.too-many-entries"; most: number }
  | { code: "worker.move-illegal"; from: WorkerStatus; move: string }
  | { code: "worker.not-ready"; n: number }
  | { code: "worker.other-person-needed" }
  | { code: "worker.oneself"; n: number; others: string }
  | { code: "worker.nothing-proposed" }
  | { code: "proposal.changed" }
  | { code: "erasure.engaged" }
  | { code: "erasure.still-working" }
  | { code: "retention.run-open" }
  | { code: "retention.nothing-over" }
  | { code: "retention.more-than-shown" }
  | { code: "list.beyond-you" }
  | { code: "list.by-filter" }
  | { code: "list.ended" }
  | { code: "list.gone" }
  | { code: "list.nobody-new" }
  | { code: "list.too-much" }
  | { code: "view.too-many"; most: number }
  | { code: "bulk.nobody" }
  | { code: "bulk.undone" }
  | { code: "staff.changed-meanwhile" }
  | { code: "staff.email-taken" }
  | { code: "staff.choice-gone" }
  | { code: "staff.last-owner" }
  | { code: "staff.yourself" }
  | { code: "staff.beyond-you"; n: number }
  | { code: "staff.heir-needed"; count: number }
  | { code: "view-as.beyond-you" }
  | { code: "view-as.read-only"; name: string }
  | { code: "second-factor.phone-taken" }
  | DocumentRefusal
  | FileRefusal
  | FormRefusal
  | ImportRefusal
  | PlanningRefusal
  | DayRefusal
  | RouteRuleRefusal;

/** Someone who is there already, as far as the reader may see them. */
export type KnownWorker = { id: string; name: string; code: string; signs: readonly string[] };

export type RefusalCode = Refusal["code"];

/** Thrown to say no for a reason of the business; becomes a 422 and a translated sentence. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(...refusals: [Refusal, ...Refusal[]]) {
    super(`refused: ${refusals.map((refusal) => refusal.code).join(", ")}`);
    this.name = "Refused";
    this.refusals = refusals;
  }
}
