import type { Actor } from "@product/domain/actor";
import { changeMany, undoChange } from "#features/ground/bulk/commands.server.ts";
import type { BulkForm } from "./schema.ts";
import { workersTogether } from "./worker-bulk.server.ts";

export const changeWorkers = (actor: Actor, { kind, value, ...shown }: BulkForm) =>
  changeMany(workersTogether, actor, { kind, value }, shown);

export const undoWorkers = (actor: Actor, id: string) => undoChange(workersTogether, actor, id);
