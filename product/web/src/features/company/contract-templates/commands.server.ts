import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { contractTemplates } from "@product/database/tables/engagement";
import {
  archiving,
  asBefore,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { ContractTemplateForm } from "./schema.ts";

export const createContractTemplate = (actor: Actor, { version: _new, ...form }: ContractTemplateForm) =>
  perform(actor, "contract-template.create", async ({ tx, changed }) => {
    await insistOnFreeNames(tx, contractTemplates, { name: form.name });
    const [made] = await tx.insert(contractTemplates).values(form).returning();
    changed(made!, undefined, form);
    return { id: made!.id };
  });

/** Refused when someone saved after `version` was read. Contracts that were sent keep the text that they were sent with. */
export const editContractTemplate = (actor: Actor, id: string, { version, ...form }: ContractTemplateForm) =>
  perform(actor, "contract-template.edit", async ({ tx, now, on, changed }) => {
    const record = on(await lockRecord(tx, contractTemplates, id));
    insistOnCurrent(record, version);
    await insistOnFreeNames(tx, contractTemplates, { name: form.name }, id);
    await tx
      .update(contractTemplates)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(contractTemplates.id, id));
    changed(record, asBefore(record, form), form);
    return { id };
  });

export const archiveContractTemplate = archiving("contract-template.archive", contractTemplates);

export const restoreContractTemplate = restoring("contract-template.restore", contractTemplates, ({ name }) => ({
  name,
}));
