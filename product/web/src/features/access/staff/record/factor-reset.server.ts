/** Someone lost what their second step is proved with: one colleague asks that it is taken off, another confirms it. */
import { and, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { accounts, recoveryCodes, seenSessions } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { ensureMayActOn } from "#features/access/staff/giving.server.ts";
import { personFor } from "#features/access/staff/person.server.ts";
import { colleaguesWho } from "#features/access/staff/queries.server.ts";
import type { VersionForm } from "#features/access/staff/schema.ts";
import type { StaffService } from "#features/access/staff/service.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A request that was not confirmed by then has to be made anew. */
const holdsFor = 3 * dayMs;

const stillAsked = (now: Date) => gt(staff.factorResetAt, new Date(now.getTime() - holdsFor));

export const askFactorReset = (actor: Actor, userId: string, { version }: VersionForm) =>
  perform(actor, "staff.ask-factor-reset", async ({ tx, now, subject }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    const by = ensureOther(actor, userId);
    if (!(await hasFactor(tx, userId)) || person.deactivatedAt) throw new Refused({ code: "staff.changed-meanwhile" });
    await write(tx, userId, version, { factorResetBy: by, factorResetAt: now });
    return { userId };
  });

export const dropFactorReset = (actor: Actor, userId: string, { version }: VersionForm) =>
  perform(actor, "staff.drop-factor-reset", async ({ tx, subject }) => {
    const { subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    await write(tx, userId, version, notAsked);
    return { userId };
  });

/** The password stays as it is; every device asks for it again, and recovery codes of before open nothing. */
export const confirmFactorReset = (
  actor: Actor,
  userId: string,
  { version }: VersionForm,
  service: Pick<StaffService, "resetFactors" | "signOut">,
) =>
  perform(actor, "staff.reset-factor", async ({ tx, now, subject }) => {
    const { person, subject: record, theirMemberships } = await personFor(tx, userId, version);
    subject(record);
    ensureMayActOn(actor, "staff.edit", theirMemberships);
    const by = ensureOther(actor, userId);
    const [resetRequest] = await tx
      .select({ by: staff.factorResetBy })
      .from(staff)
      .where(and(eq(staff.userId, userId), stillAsked(now)));
    if (!resetRequest) throw new Refused({ code: "staff.changed-meanwhile" });
    if (resetRequest.by === null || resetRequest.by === by) throw new Refused({ code: "worker.other-person-needed" });
    await write(tx, userId, version, { ...notAsked, hasSecondFactor: false });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.delete(seenSessions).where(eq(seenSessions.userId, userId));
    await service.resetFactors({ userId, email: person.email, language: person.language });
    await service.signOut(userId);
    return { userId };
  });

/** The requester and the time of the request, while it can be confirmed. */
export async function factorResetOf(userId: string) {
  const [resetRequest] = await database
    .select({ by: staff.factorResetBy, name: accounts.name, at: staff.factorResetAt })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.factorResetBy))
    .where(and(eq(staff.userId, userId), stillAsked(clockNow())));
  return resetRequest && { by: resetRequest.by!, name: resetRequest.name, at: resetRequest.at! };
}

/** Those that this person could confirm, as far as they are of somebody else's asking. */
export async function factorResetsToConfirm(actor: Actor) {
  const by = actor.kind === "person" ? actor.id : undefined;
  const rows = await colleaguesWho(
    isNotNull(staff.factorResetBy),
    stillAsked(clockNow()),
    by ? and(ne(staff.factorResetBy, by), ne(staff.userId, by)) : undefined,
  );
  return {
    n: rows.length,
    most: Number.MAX_SAFE_INTEGER,
    each: rows.map(({ id, name }) => ({ name, at: `/admin/staff/${id}` })),
  };
}

const notAsked = { factorResetBy: null, factorResetAt: null };

/** One's own is taken off in the profile; nobody else acts for the office here. */
function ensureOther(actor: Actor, userId: string): string {
  if (actor.kind !== "person" || actor.id === userId) throw new Refused({ code: "staff.yourself" });
  return actor.id;
}

const hasFactor = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.$count(staff, and(eq(staff.userId, userId), eq(staff.hasSecondFactor, true)))) > 0;

const write = (tx: Transaction, userId: string, version: number, values: Partial<typeof staff.$inferInsert>) =>
  tx
    .update(staff)
    .set({ ...values, version: version + 1 })
    .where(eq(staff.userId, userId));
