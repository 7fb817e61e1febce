import { clients } from "@product/database/tables/master-data";
import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { ClientForm } from "./schema.ts";

export const {
  create: createClient,
  edit: editClient,
  archive: archiveClient,
  restore: restoreClient,
} = recordCommands({
  noun: "client",
  table: clients,
  names: ["name"],
  columns: (form: ClientForm) => withoutVersion(form),
});
