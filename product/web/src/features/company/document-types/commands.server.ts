import { eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { documentTypes } from "@product/database/tables/document-type";
import { groups } from "@product/database/tables/group";
import { retentionRules } from "@product/database/tables/retention";
import {
  archiving,
  asBefore,
  freeKey,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { concernedBy, saveConcerned } from "./concerned.server.ts";
import type { DocumentTypeForm } from "./schema.ts";

const namesOf = ({ nameEn, nameEs }: Pick<DocumentTypeForm, "nameEn" | "nameEs">) => ({ nameEn, nameEs });

export const createDocumentType = (actor: Actor, { version: _new, roles, clients, ...typed }: DocumentTypeForm) =>
  perform(actor, "document-type.create", async ({ tx, changed }) => {
    const form = asKept(typed);
    await insistOnFreeNames(tx, documentTypes, namesOf(form));
    await insistOnChoices(tx, form);
    const key = await freeKey(tx, documentTypes, form.nameEn, "document");
    const [made] = await tx
      .insert(documentTypes)
      .values({ ...form, key })
      .returning();
    await saveConcerned(tx, actor, made!.id, { roles, clients });
    await askForRebuild(tx);
    changed(made!, undefined, { ...form, key, ...(await concernedBy(tx, made!.id)) });
    return { id: made!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editDocumentType = (actor: Actor, id: string, { version, roles, clients, ...typed }: DocumentTypeForm) =>
  perform(actor, "document-type.edit", async ({ tx, now, on, changed }) => {
    const form = asKept(typed);
    const record = on(await lockRecord(tx, documentTypes, id));
    insistOnCurrent(record, version);
    await insistOnFreeNames(tx, documentTypes, namesOf(form), id);
    await insistOnChoices(tx, form);
    const before = { ...asBefore(record, form), ...(await concernedBy(tx, id)) };
    await tx
      .update(documentTypes)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(documentTypes.id, id));
    await saveConcerned(tx, actor, id, { roles, clients });
    await askForRebuild(tx);
    changed(record, before, { ...form, ...(await concernedBy(tx, id)) });
    return { id };
  });

export const archiveDocumentType = archiving("document-type.archive", documentTypes);

export const restoreDocumentType = restoring("document-type.restore", documentTypes, namesOf);

/** What does not expire has no term, and nobody need be told of its end. */
const asKept = ({
  validMonths,
  alertDays,
  verifierGroupId,
  retentionRuleUkId,
  proves,
  ...form
}: Omit<DocumentTypeForm, "version" | "roles" | "clients">) => ({
  ...form,
  validMonths: form.hasExpiry ? (validMonths ?? null) : null,
  alertDays: form.hasExpiry ? alertDays : [],
  verifierGroupId: verifierGroupId ?? null,
  retentionRuleUkId: retentionRuleUkId ?? null,
  proves: proves ?? null,
});

async function insistOnChoices(
  tx: Transaction,
  { retentionRuleId, retentionRuleUkId, verifierGroupId }: ReturnType<typeof asKept>,
): Promise<void> {
  const rules = [...new Set([retentionRuleId, retentionRuleUkId].filter((id) => id !== null))];
  const hasRule = (await tx.$count(retentionRules, inArray(retentionRules.id, rules))) === rules.length;
  const hasGroup = verifierGroupId === null || (await tx.$count(groups, eq(groups.id, verifierGroupId))) > 0;
  if (!hasRule || !hasGroup) throw new Refused({ code: "record.choice-gone" });
}
