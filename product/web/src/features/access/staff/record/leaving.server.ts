/** Colleagues leave, and sometimes come back; or lose a device, and sign in anew. */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { seenSessions } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { perform, type Transaction } from "#request/perform.ts";
import { ensureMayGive, ensureMayActOn } from "#features/access/staff/giving.server.ts";
import { handOver, ownedBy } from "#features/access/staff/owned.server.ts";
import { keepingAnOwner, lockStaff, personFor } from "#features/access/staff/person.server.ts";
import type { LeaveForm, VersionForm } from "#features/access/staff/schema.ts";
import type { StaffService } from "#features/access/staff/service.server.ts";

/** From the next request on they hold nothing. Their groups stay written down, for the trail and should they come back. */
export const deactivate = (
  actor: Actor,
  userId: string,
  { heir, version }: LeaveForm,
  service: Pick<StaffService, "lockOut">,
) =>
  keepingAnOwner(
    perform(actor, "staff.deactivate", async ({ tx, now, subject, recordChange }) => {
      await lockStaff(tx, heir ? [userId, heir] : [userId]);
      const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
      subject(record);
      ensureMayActOn(actor, "staff.delete", theirMemberships);
      const deactivatedBy = actor.kind === "person" ? actor.id : null;
      if (userId === deactivatedBy) throw new Refused({ code: "staff.yourself" });
      if (person.deactivatedAt) throw new Refused({ code: "staff.changed-meanwhile" });
      const owned = await ownedBy(userId, tx);
      if (owned.length > 0 && !(heir && heir !== userId && (await isHere(tx, heir))))
        throw new Refused({ code: "staff.heir-needed", count: owned.length });
      if (heir) await handOver(tx, actor, userId, heir);
      await tx
        .update(staff)
        .set({ deactivatedAt: now, deactivatedBy, version: version + 1 })
        .where(eq(staff.userId, userId));
      await tx.delete(seenSessions).where(eq(seenSessions.userId, userId));
      const handed = owned.length > 0 ? { heir, owned: owned.map(({ kind, id }) => `${kind} ${id}`) } : {};
      recordChange(record, { deactivated: false }, { deactivated: true, ...handed });
      await service.lockOut(userId);
      return { userId };
    }),
  );

/** Gives back what they had, so that it must be the actor's to give. */
export const reactivate = (
  actor: Actor,
  userId: string,
  { version }: VersionForm,
  service: Pick<StaffService, "letIn">,
) =>
  perform(actor, "staff.reactivate", async ({ tx, subject, recordChange }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    if (!person.deactivatedAt) throw new Refused({ code: "staff.changed-meanwhile" });
    ensureMayGive(actor, "staff.delete", theirMemberships);
    await tx
      .update(staff)
      .set({ deactivatedAt: null, deactivatedBy: null, version: version + 1 })
      .where(eq(staff.userId, userId));
    recordChange(record, { deactivated: true }, { deactivated: false });
    await service.letIn(userId);
    return { userId };
  });

/** For a lost phone, or a screen left open somewhere: every device asks for the password again. */
export const signOutEverywhere = (
  actor: Actor,
  userId: string,
  { version }: VersionForm,
  service: Pick<StaffService, "signOut">,
) =>
  perform(actor, "staff.sign-out", async ({ tx, subject }) => {
    const { subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    // One's own are ended in the profile, where the one at hand can stay.
    if (actor.kind === "person" && actor.id === userId) throw new Refused({ code: "staff.yourself" });
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    await tx.delete(seenSessions).where(eq(seenSessions.userId, userId));
    await service.signOut(userId);
    return { userId };
  });

const isHere = async (tx: Transaction, userId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: staff.userId })
      .from(staff)
      .where(and(eq(staff.userId, userId), isNull(staff.deactivatedAt), isNotNull(staff.joinedAt)))
  ).length > 0;
