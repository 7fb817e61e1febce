import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { holdsAt, placeFrom } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { accounts } from "@product/database/tables/access/account";
import { memberships, staff } from "@product/database/tables/access/group";
import { perform, type Transaction } from "#request/perform.ts";
import { chosenText, type Chosen } from "./chosen.ts";
import {
  ensureMayGive,
  ensureMayActOn,
  ensureSeparation,
  recordMembershipChange,
  resolveChosen,
  type Membership,
} from "./giving.server.ts";
import { recordInviteLink } from "./links.server.ts";
import { keepingAnOwner, personFor } from "./person.server.ts";
import type { DetailsForm, GroupsForm, Invitation } from "./schema.ts";
import type { Invited, StaffService } from "./service.server.ts";

/** Makes a colleague who may come in through the link that the service mails, or gives to be passed on, inside the same act. */
export async function inviteStaff(
  actor: Actor,
  { name, email, language, memberships: chosen, accepted }: Invitation,
  service: Pick<StaffService, "invite">,
): Promise<Invited> {
  // The answer is kept with the form's key, and the link is not.
  let link: string | undefined;
  const done = await perform(actor, "staff.invite", async ({ tx, recordChange }) => {
    const known = await tx.select({ id: staff.userId }).from(staff).where(eq(staff.email, email));
    if (known.length > 0) throw new Refused({ code: "staff.email-taken" });
    const newMemberships = await resolveChosen(tx, chosen);
    ensureMayGive(actor, "staff.create", newMemberships);
    ensureSeparation([], newMemberships, accepted);
    const { userId, ...invited } = await service.invite(email, { name, language });
    link = invited.link;
    // A colleague who has a login already, as workers do, keeps the name they gave themselves.
    await tx.insert(accounts).values({ userId, name, language }).onConflictDoNothing();
    const invitedBy = actor.kind === "person" ? actor.id : null;
    const created = await tx.insert(staff).values({ userId, email, invitedBy }).onConflictDoNothing().returning();
    if (created.length === 0) throw new Refused({ code: "staff.email-taken" });
    await give(tx, actor, userId, newMemberships);
    const place = placeFrom(newMemberships.map(({ scope }) => scope));
    recordChange({ userId, place }, undefined, { name, email, language, groups: textsOf(newMemberships) });
    await recordMembershipChange(actor, newMemberships);
    if (link) await recordInviteLink(actor, { userId, place });
    return { userId, ...(invited.isKnown ? { isKnown: true } : {}) };
  });
  return { ...done, link };
}

/** Only for those who have not come in yet: others have a password, or ask for a new one. */
export async function inviteAgain(
  actor: Actor,
  userId: string,
  service: Pick<StaffService, "invite">,
): Promise<Invited> {
  let link: string | undefined;
  const done = await perform(actor, "staff.invite-again", async ({ tx, subject }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId);
    subject(record);
    ensureMayActOn(actor, "staff.create", theirMemberships);
    if (person.joinedAt || person.deactivatedAt) throw new Refused({ code: "staff.changed-meanwhile" });
    const { isKnown, ...invited } = await service.invite(person.email, person);
    link = invited.link;
    if (link) await recordInviteLink(actor, record);
    return { userId, ...(isKnown ? { isKnown } : {}) };
  });
  return { ...done, link };
}

export const editStaff = (actor: Actor, userId: string, { name, phone, version }: DetailsForm) =>
  perform(actor, "staff.edit", async ({ tx, now, subject, recordChange }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    // An editor who does not see the number cannot have emptied it.
    const seesPhone = actor.kind !== "person" || holdsAt(actor.grants, "staff.view.contact", record.place);
    const after = { name, phone: seesPhone ? (phone ?? null) : person.phone };
    await tx
      .update(accounts)
      .set({ name, version: sql`${accounts.version} + 1`, updatedAt: now })
      .where(eq(accounts.userId, userId));
    await tx
      .update(staff)
      .set({ phone: after.phone, version: version + 1 })
      .where(eq(staff.userId, userId));
    recordChange(record, { name: person.name, phone: person.phone }, after);
    return { userId };
  });

/** Gives and takes groups until those of the form are left. Only what is touched must be the actor's to give or take. */
export const changeGroups = (actor: Actor, userId: string, { memberships: chosen, accepted, version }: GroupsForm) =>
  keepingAnOwner(
    perform(actor, "staff.groups", async ({ tx, subject, recordChange }) => {
      const { subject: record, theirMemberships: before } = await personFor(tx, userId, version);
      subject(record);
      const after = await resolveChosen(tx, chosen, before);
      const added = without(after, before);
      const removed = without(before, after);
      ensureMayGive(actor, "staff.edit", [...removed, ...added]);
      ensureSeparation(before, after, accepted);
      await take(tx, userId, removed);
      await give(tx, actor, userId, added);
      await tx
        .update(staff)
        .set({ version: version + 1 })
        .where(eq(staff.userId, userId));
      recordChange(record, { groups: textsOf(before) }, { groups: textsOf(after) });
      await recordMembershipChange(actor, [...added, ...removed]);
      return { userId };
    }),
  );

const textsOf = (chosen: readonly Chosen[]): string[] => chosen.map(chosenText).toSorted();

function without(these: readonly Membership[], those: readonly Membership[]): Membership[] {
  const there = new Set(those.map(chosenText));
  return these.filter((membership) => !there.has(chosenText(membership)));
}

async function give(tx: Transaction, actor: Actor, userId: string, added: readonly Membership[]): Promise<void> {
  if (added.length === 0) return;
  const givenBy = actor.kind === "person" ? actor.id : null;
  await tx.insert(memberships).values(
    added.map(({ groupId, scope }) => ({
      userId,
      groupId,
      givenBy,
      ...(scope !== "all" && { scopeKind: scope.kind, scopeId: scope.id }),
    })),
  );
}

async function take(tx: Transaction, userId: string, removed: readonly Membership[]): Promise<void> {
  for (const { groupId, scope } of removed)
    await tx
      .delete(memberships)
      .where(
        and(
          eq(memberships.userId, userId),
          eq(memberships.groupId, groupId),
          eq(memberships.scopeKind, scope === "all" ? "all" : scope.kind),
          eq(memberships.scopeId, scope === "all" ? "" : scope.id),
        ),
      );
}
