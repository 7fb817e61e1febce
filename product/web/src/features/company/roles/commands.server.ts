import { askForRebuild } from "@product/database/clearance/rebuild";
import { roles } from "@product/database/tables/master-data";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import { askedKeys, saveQualificationsAsked } from "./qualifications.server.ts";
import type { RoleForm } from "./schema.ts";

export const {
  create: createRole,
  edit: editRole,
  archive: archiveRole,
  restore: restoreRole,
} = recordCommands({
  noun: "role",
  table: roles,
  names: ["nameEn", "nameEs"],
  key: "role",
  columns: ({ version: _read, qualifications: _asked, ...form }: RoleForm) => form,
  beside: {
    tell: async (tx, id) => ({ qualifications: await askedKeys(tx, id) }),
    save: (tx, _actor, id, { qualifications }) => saveQualificationsAsked(tx, id, qualifications),
  },
  afterwards: async (tx, _columns, before) => {
    if (before) await askForRebuild(tx);
  },
});
