/** Acts on colleagues; acts.ts holds all acts together. */
import { notDeciding } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const staffActs = {
  "staff.invite": notDeciding(onStaff("staff.create", "changes")),
  "staff.invite-again": notDeciding(onStaff("staff.create", "fact")),
  // Where no mail leaves: who was shown a link with which someone else comes in.
  "staff.invite-link": notDeciding(onStaff("staff.create", "fact")),
  "staff.reset-link": notDeciding(onStaff("staff.edit", "fact")),
  // By mail, what waits for their decision.
  "staff.tell-tasks": notDeciding(onStaff("staff.edit", "fact")),
  "staff.edit": notDeciding(onStaff("staff.edit", "changes")),
  "staff.groups": notDeciding(onStaff("staff.edit", "changes")),
  "staff.sign-out": notDeciding(onStaff("staff.edit", "fact")),
  // Two people: one asks, another confirms.
  "staff.ask-factor-reset": notDeciding(onStaff("staff.edit", "fact")),
  "staff.drop-factor-reset": notDeciding(onStaff("staff.edit", "fact")),
  "staff.reset-factor": notDeciding(onStaff("staff.edit", "fact")),
  "staff.deactivate": notDeciding(onStaff("staff.delete", "changes")),
  "staff.reactivate": notDeciding(onStaff("staff.delete", "changes")),
  "staff.view-as": notDeciding(onStaff("staff.impersonate", "fact")),
} as const;

/** A colleague lies wherever they are members of a group. */
function onStaff(needs: Permission, audits: "changes" | "fact") {
  return {
    needs,
    subject: "staff",
    id: (person: { userId: string; place: Place }) => person.userId,
    place: (person: { userId: string; place: Place }) => person.place,
    person: (person: { userId: string; place: Place }) => person.userId,
    audits,
  } as const;
}
