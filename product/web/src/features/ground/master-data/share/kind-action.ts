/** The actions of the pages of a kind, with the address and the permissions of its declaration. */
import type { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { kindAddress, kinds, type Kind } from "@product/domain/company/kinds";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import type { Answer } from "#request/perform.ts";
import { recordAction, recordAddress } from "./record-action.ts";

type Commands<Form> = {
  edit: (actor: Actor, id: string, form: Form) => Promise<Answer>;
  archive: (actor: Actor, id: string) => Promise<Answer>;
  restore: (actor: Actor, id: string) => Promise<Answer>;
};

/** Saves the form of a record, or archives and restores it where the address says `?do`. */
export const kindAction = <Schema extends z.ZodObject>(
  sent: Sent,
  kind: Kind,
  id: string,
  schema: Schema,
  { edit, archive, restore }: Commands<z.output<Schema>>,
) =>
  recordAction(sent, kindAddress(kind), id, {
    edit: [kinds[kind].needs.edit, schema, edit],
    archive: [kinds[kind].needs.archive, archive, restore],
  });

/** Makes a record and leads to its page. */
export const creating = <Schema extends z.ZodObject>(
  kind: Kind,
  schema: Schema,
  create: (actor: Actor, form: z.output<Schema>) => Promise<{ id: string }>,
) =>
  formAction(kinds[kind].needs.create, schema, create, ({ id }, request) =>
    recordAddress(kindAddress(kind), id, request),
  );
