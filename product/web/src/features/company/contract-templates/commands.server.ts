import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { ContractTemplateForm } from "./schema.ts";

/** Contracts that were sent keep the text that they were sent with. */
export const {
  create: createContractTemplate,
  edit: editContractTemplate,
  archive: archiveContractTemplate,
  restore: restoreContractTemplate,
} = recordCommands("contract-template", {
  columns: (form: ContractTemplateForm) => withoutVersion(form),
});
