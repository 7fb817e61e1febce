/** People who keep lists, with accounts of their own, and lists to keep. */
import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Grant, Scope } from "@product/domain/permissions/grants";
import type { useTestDatabase } from "@product/database/testing/test-database";
import type { ListForm, NewListForm } from "#features/people/lists/schema.ts";

export const keepingLists = ["list.view", "list.create", "list.edit", "list.delete", "list.export"] as const;

export const grants = (permissions: readonly Permission[], scope: Scope = "all"): Grant[] =>
  permissions.map((permission) => ({ permission, scope }));

export function listKeepers(query: ReturnType<typeof useTestDatabase>["query"]) {
  /** Someone with an account, since lists belong to people. */
  const someone = async (...ownGrants: Grant[]): Promise<Person> => {
    const id = crypto.randomUUID();
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Paula Nieto', 'es')", [id]);
    return { kind: "person", id, name: "Paula Nieto", grants: ownGrants };
  };
  const office = () => someone(...grants([...keepingLists, "worker.view", "worker.view.contact"]));
  return { someone, office };
}

let count = 0;
export const newList = (fields: Partial<NewListForm> = {}): NewListForm => ({
  name: `List ${(count += 1)}`,
  kind: "static",
  purpose: "call-out",
  expiresOn: null,
  groups: [],
  ...fields,
});

/** The same as its page would save it. */
export const edited = ({ kind: _fixed, ...fields }: NewListForm, version: number): ListForm => ({ ...fields, version });
