import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { ClientForm } from "./schema.ts";

export const {
  create: createClient,
  edit: editClient,
  archive: archiveClient,
  restore: restoreClient,
} = recordCommands("client", {
  columns: (form: ClientForm) => withoutVersion(form),
});
