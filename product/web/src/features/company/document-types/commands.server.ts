import { eq, inArray } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { groups } from "@product/database/tables/access/group";
import { retentionRules } from "@product/database/tables/company/retention";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import { concernedBy, saveConcerned } from "./concerned.server.ts";
import type { DocumentTypeForm } from "./schema.ts";

export const {
  create: createDocumentType,
  edit: editDocumentType,
  archive: archiveDocumentType,
  restore: restoreDocumentType,
} = recordCommands("document-type", {
  columns: ({ version: _read, roles: _roles, clients: _clients, ...form }: DocumentTypeForm) => asKept(form),
  ensure: ensureChoices,
  beside: {
    tell: concernedBy,
    save: (tx, actor, id, { roles, clients }) => saveConcerned(tx, actor, id, { roles, clients }),
  },
  afterwards: (tx) => askForRebuild(tx),
});

/** A document type without expiry has no term and no alert about its end. */
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

async function ensureChoices(
  tx: Transaction,
  { retentionRuleId, retentionRuleUkId, verifierGroupId }: ReturnType<typeof asKept>,
): Promise<void> {
  const rules = [...new Set([retentionRuleId, retentionRuleUkId].filter((id) => id !== null))];
  const hasRule = (await tx.$count(retentionRules, inArray(retentionRules.id, rules))) === rules.length;
  const hasGroup = verifierGroupId === null || (await tx.$count(groups, eq(groups.id, verifierGroupId))) > 0;
  if (!hasRule || !hasGroup) throw new Refused({ code: "record.choice-gone" });
}
