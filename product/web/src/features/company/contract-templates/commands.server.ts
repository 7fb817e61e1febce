import { contractTemplates } from "@product/database/tables/engagement";
import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { ContractTemplateForm } from "./schema.ts";

/** Contracts that were sent keep the text that they were sent with. */
export const {
  create: createContractTemplate,
  edit: editContractTemplate,
  archive: archiveContractTemplate,
  restore: restoreContractTemplate,
} = recordCommands({
  noun: "contract-template",
  table: contractTemplates,
  names: ["name"],
  columns: (form: ContractTemplateForm) => withoutVersion(form),
});
