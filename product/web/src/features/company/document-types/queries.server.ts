import { eq, isNull, or } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { groups } from "@product/database/tables/access/group";
import { retentionRows } from "#features/company/retention/queries.server.ts";
import { choosableRoles } from "#features/company/roles/queries.server.ts";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";
import { choosableClients, clientsOf, rolesOf } from "./concerned.server.ts";

export type DocumentTypeRow = Awaited<ReturnType<typeof documentTypeRows>>[number];

/** Every kind of document, archived or not. */
export const documentTypeRows = () =>
  rowsOf("document-type", ["nameEn", "nameEs", "countries", "requiredFor", "severity", "hasExpiry"]);

export type DocumentType = NonNullable<Awaited<ReturnType<typeof documentTypeWith>>>;

export async function documentTypeWith(id: string) {
  const record = await recordWith("document-type", id);
  if (!record) return undefined;
  const [roles, clients] = await Promise.all([rolesOf(database, id), clientsOf(database, id)]);
  return { ...record, roles: roles.map((role) => role.id), clients: clients.map((client) => client.id) };
}

export type Choosable = Awaited<ReturnType<typeof choosableFor>>;

/** The choices in a form of this person; a group that is chosen already stays among them. */
export async function choosableFor(actor: Actor, groupId?: string | null) {
  const isChosen = groupId ? eq(groups.id, groupId) : undefined;
  const [roles, clients, rules, verifiers] = await Promise.all([
    choosableRoles(),
    choosableClients(actor),
    retentionRows(),
    database
      .select({ id: groups.id, nameEn: groups.nameEn, nameEs: groups.nameEs })
      .from(groups)
      .where(or(isNull(groups.archivedAt), isChosen)),
  ]);
  return { roles, clients, rules: rules.map(({ id, nameEn, nameEs }) => ({ id, nameEn, nameEs })), verifiers };
}
