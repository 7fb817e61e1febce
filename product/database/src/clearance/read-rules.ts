/** What the company asks of workers, as the clearance takes it. */
import { isNull } from "drizzle-orm";
import type { Rules } from "@product/domain/clearance/facts";
import { documentTypeClients, documentTypeRoles, documentTypes } from "@product/database/tables/company/document-type";
import { roles } from "@product/database/tables/company/master-data";
import {
  qualifications,
  qualificationsImplied,
  roleQualifications,
} from "@product/database/tables/company/qualification";
import type { Transaction } from "@product/database/write";

export async function readRules(reader: Pick<Transaction, "select">): Promise<Rules> {
  const types = await reader.select().from(documentTypes).where(isNull(documentTypes.archivedAt));
  const byRole = Map.groupBy(await reader.select().from(documentTypeRoles), ({ documentTypeId }) => documentTypeId);
  const byClient = Map.groupBy(await reader.select().from(documentTypeClients), ({ documentTypeId }) => documentTypeId);
  const wanted = Map.groupBy(await reader.select().from(roleQualifications), ({ roleId }) => roleId);
  const everyRole = await reader.select().from(roles);
  const implied = await reader.select().from(qualificationsImplied);
  return {
    documentTypes: types.map((type) => ({
      ...type,
      roleIds: (byRole.get(type.id) ?? []).map(({ roleId }) => roleId),
      clientIds: (byClient.get(type.id) ?? []).map(({ clientId }) => clientId),
    })),
    roles: everyRole.map(({ id, minimumAge }) => ({
      id,
      minimumAge,
      qualificationIds: (wanted.get(id) ?? []).map(({ qualificationId }) => qualificationId),
    })),
    qualifications: await reader
      .select({ id: qualifications.id, nameEn: qualifications.nameEn, nameEs: qualifications.nameEs })
      .from(qualifications),
    implications: implied.map(({ qualificationId, impliedById }) => ({ higher: impliedById, lower: qualificationId })),
  };
}
