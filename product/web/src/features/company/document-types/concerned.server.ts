/** The roles and clients of which a document is asked. */
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { documentTypeClients, documentTypeRoles } from "@product/database/tables/company/document-type";
import { roles } from "@product/database/tables/company/master-data";
import { clientRows } from "#features/company/clients/queries.server.ts";
import { choosableRoles } from "#features/company/roles/queries.server.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

export const rolesOf = (tx: Reader, id: string) =>
  tx
    .select({ id: roles.id, key: roles.key })
    .from(documentTypeRoles)
    .innerJoin(roles, eq(roles.id, documentTypeRoles.roleId))
    .where(eq(documentTypeRoles.documentTypeId, id));

export const clientsOf = (tx: Reader, id: string) =>
  tx
    .select({ id: documentTypeClients.clientId })
    .from(documentTypeClients)
    .where(eq(documentTypeClients.documentTypeId, id));

/** As the trail tells them. */
export const concernedBy = async (tx: Reader, id: string) => ({
  roles: (await rolesOf(tx, id)).map(({ key }) => key).toSorted(),
  clients: (await clientsOf(tx, id)).map((client) => client.id).toSorted(),
});

/** Sets those that the form showed to this person; archived ones, and clients whom they may not see, stay as they are. */
export async function saveConcerned(
  tx: Transaction,
  actor: Actor,
  documentTypeId: string,
  chosen: { roles: readonly string[]; clients: readonly string[] },
): Promise<void> {
  const shownRoles = (await choosableRoles()).map(({ id }) => id);
  const shownClients = (await choosableClients(actor)).map(({ id }) => id);
  if (!isWithin(chosen.roles, shownRoles) || !isWithin(chosen.clients, shownClients))
    throw new Refused({ code: "record.choice-gone" });
  await tx
    .delete(documentTypeRoles)
    .where(and(eq(documentTypeRoles.documentTypeId, documentTypeId), inArray(documentTypeRoles.roleId, shownRoles)));
  await tx
    .delete(documentTypeClients)
    .where(
      and(eq(documentTypeClients.documentTypeId, documentTypeId), inArray(documentTypeClients.clientId, shownClients)),
    );
  if (chosen.roles.length > 0)
    await tx.insert(documentTypeRoles).values(chosen.roles.map((roleId) => ({ documentTypeId, roleId })));
  if (chosen.clients.length > 0)
    await tx.insert(documentTypeClients).values(chosen.clients.map((clientId) => ({ documentTypeId, clientId })));
}

export const choosableClients = async (actor: Actor) =>
  (await clientRows(actor)).filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ id, name }));

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((id) => all.includes(id));
