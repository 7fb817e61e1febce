import { z } from "zod";
import type { Sql } from "@platform/kernel/sql";
import { audit } from "@platform/auth/request/audit";
import { isUuid } from "@platform/auth/request/bearer";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { readOptionalJson } from "@platform/auth/request/json";
import { deleteUser, softDeleteUser } from "@platform/auth/users/delete-user";
import { lockUser, userById } from "@platform/auth/users/find-user";
import { changeManaged } from "@platform/auth/users/managed-user";
import { refusingDuplicates } from "@platform/auth/users/refuse-duplicates";
import { theServer } from "@platform/auth/users/the-server";
import { shownUser, type UserRow } from "@platform/auth/users/user";
import { readFields } from "./user-body.ts";

/** The user whom the address names. */
export async function namedUser(sql: Sql, { params }: AuthRequest, find = userById): Promise<UserRow> {
  if (!isUuid(params["id"])) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await find(sql, params["id"]);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

export const adminGetUser = async (call: AuthRequest): Promise<Response> =>
  answer(shownUser(await namedUser(call.auth.db, call)));

export async function adminUpdateUser(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  await namedUser(auth.db, call);
  const fields = await readFields(call);
  const change = auth.db.transaction(async (tx) => {
    const user = await changeManaged(tx, await namedUser(tx, call, lockUser), fields, now);
    await audit(tx, call, "user_modified", theServer, { user_id: user.id });
    return user;
  });
  return answer(shownUser(await refusingDuplicates(change)));
}

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

export async function adminDeleteUser(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const { should_soft_delete } = await readOptionalJson(call.request, deletion);
  await auth.db.transaction(async (tx) => {
    const user = await namedUser(tx, call, lockUser);
    await (should_soft_delete ? softDeleteUser(tx, user, now) : deleteUser(tx, user.id));
    await audit(tx, call, "user_deleted", theServer, { user_id: user.id });
  });
  return answer({});
}
