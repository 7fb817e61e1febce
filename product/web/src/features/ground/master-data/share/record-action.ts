import type { z } from "zod";
import type { Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { archiveOrRestore } from "#features/ground/master-data/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { namesAction } from "#request/forms/named-action.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import type { Answer } from "#request/perform.ts";

type Command = (actor: Actor, id: string) => Promise<Answer>;

type RecordCommands<Schema extends z.ZodObject> = {
  edit: [Permission, Schema, (actor: Actor, id: string, form: z.output<Schema>) => Promise<Answer>];
  archive: [Permission, Command, Command];
};

/** The action of a record's page: saves its form, or archives and restores it where the address says `?do`. */
export async function recordAction<Schema extends z.ZodObject>(
  sent: Sent,
  address: string,
  id: string,
  { edit: [mayEdit, schema, edit], archive: [mayArchive, archive, restore] }: RecordCommands<Schema>,
) {
  const next = (_done: Answer, request: Request) => recordAddress(address, id, request);
  if (!namesAction(sent.request))
    return formAction(mayEdit, schema, (actor, form) => edit(actor, id, form), next)(sent);
  const act = (actor: Actor, { actionName }: z.output<typeof archiveOrRestore>) =>
    (actionName === "archive" ? archive : restore)(actor, id);
  return formAction(mayArchive, archiveOrRestore, act, next)(sent);
}

export const recordAddress = (address: string, id: string, request: Request): string =>
  inLocale(`${address}/${id}`, localeOf(new URL(request.url).pathname));
