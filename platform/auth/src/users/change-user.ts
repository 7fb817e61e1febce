/** Writes users. Statements name only the columns of `UserRow`; values always travel apart from them. */
import type { Sql } from "@platform/kernel/sql";
import { userById } from "./find-user.ts";
import type { Json, UserRow } from "./user.ts";

type Columns = Omit<UserRow, "id" | "confirmed_at" | "created_at" | "updated_at" | "identities" | "factors">;

export type NewUser = { id?: string } & Partial<Columns>;

export async function createUser(tx: Sql, user: NewUser, now: Date): Promise<UserRow> {
  const columns = Object.entries({ ...user, created_at: now, updated_at: now }).filter(
    ([, value]) => value !== undefined,
  );
  const names = columns.map(([name]) => name).join(", ");
  const places = columns.map((_, index) => `$${index + 1}`).join(", ");
  const values = columns.map(([, value]) => value);
  const created = await tx.first<{ id: string }>(
    `INSERT INTO auth.users (${names}) VALUES (${places}) RETURNING id`,
    values,
  );
  return (await userById(tx, created!.id))!;
}

export async function changeUser(tx: Sql, id: string, changes: Partial<Columns>, now: Date): Promise<UserRow> {
  const columns = Object.entries({ ...changes, updated_at: now }).filter(([, value]) => value !== undefined);
  const assignments = columns.map(([name], index) => `${name} = $${index + 2}`).join(", ");
  await tx.rows(`UPDATE auth.users SET ${assignments} WHERE id = $1`, [id, ...columns.map(([, value]) => value)]);
  return (await userById(tx, id))!;
}

/** Key by key, as clients expect: what is not named stays, and null removes a key. */
export function mergedMetadata(before: Json, changes: Json): Json {
  const merged = { ...before, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
