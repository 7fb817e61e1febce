import { plainKindNames, type PlainKindName } from "@product/domain/company/plain-kinds";
import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { PlainForm } from "./schema.ts";
import { ensureUnused } from "./uses.server.ts";

const commandsOf = (kind: PlainKindName) =>
  recordCommands(kind, {
    columns: (form: PlainForm) => withoutVersion(form),
    ...(ensureUnused[kind] && { ensureUnused: ensureUnused[kind] }),
  });

export const plainCommands = Object.fromEntries(plainKindNames.map((kind) => [kind, commandsOf(kind)])) as Record<
  PlainKindName,
  ReturnType<typeof commandsOf>
>;
