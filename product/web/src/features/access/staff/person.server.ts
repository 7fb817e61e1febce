import { asc, eq, inArray } from "drizzle-orm";
import { placeFrom } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { accounts } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { failure } from "#request/failures.ts";
import type { Transaction } from "#request/perform.ts";
import { membershipsOf } from "./giving.server.ts";

/** A colleague, locked until the act is committed; refused when someone else saved after `version` was read. */
export async function personFor(tx: Transaction, userId: string, version?: number) {
  await lockStaff(tx, [userId]);
  const [person] = await tx
    .select({
      name: accounts.name,
      language: accounts.language,
      email: staff.email,
      phone: staff.phone,
      joinedAt: staff.joinedAt,
      deactivatedAt: staff.deactivatedAt,
      version: staff.version,
    })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .where(eq(staff.userId, userId));
  if (!person) throw failure("pageNotFound", { path: userId });
  if (version !== undefined && version !== person.version) throw new Refused({ code: "staff.changed-meanwhile" });
  const theirMemberships = await membershipsOf(tx, userId);
  return {
    person,
    theirMemberships,
    subject: { userId, place: placeFrom(theirMemberships.map(({ scope }) => scope)) },
  };
}

/** In the order of their ids, so that two who lock one another's rows do not wait for each other. */
export const lockStaff = (tx: Transaction, userIds: readonly string[]) =>
  tx
    .select({ userId: staff.userId })
    .from(staff)
    .where(inArray(staff.userId, [...userIds]))
    .orderBy(asc(staff.userId))
    .for("update");

/** The database itself keeps the last owner; its no becomes ours. */
export async function keepingAnOwner<Result>(actionName: Promise<Result>): Promise<Result> {
  try {
    return await actionName;
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Error && "constraint" in cause && cause.constraint === "last_owner")
      throw new Refused({ code: "staff.last-owner" });
    throw error;
  }
}
