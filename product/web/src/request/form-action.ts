/** Turns a form and a command into a route action that works with and without JavaScript. */
import { createHash } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { NotPermitted, type Actor } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/grants";
import { Refused, type Refusal } from "@product/domain/refusals";
import { actorWho, notPermitted, requestContext } from "./context.ts";
import { fieldErrors, type FieldError } from "./field-errors.ts";
import { readForm } from "./read-form.ts";
import { tellSaved } from "./saved-notice.ts";
import { submissionKeyField } from "./submission-key.ts";

/** A form that was not carried out: what was typed with the faults per field, or what the business refused. */
export type FormReply = { result: SubmissionResult<FieldError[]>; refusals: readonly Refusal[] };

/**
 * Asks for the permission, parses, carries out, and goes on to the page that `next` names, which is told once; or answers 422 with
 * everything the person typed. Who may not do it does not get as far as being parsed.
 */
export const formAction =
  <Schema extends z.ZodObject, Result>(
    needs: Permission,
    schema: Schema,
    command: (actor: Actor, input: z.output<Schema>) => Promise<Result>,
    next: (result: Result, request: Request) => string,
  ) =>
  async ({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) => {
    const permitted = actorWho(needs, context);
    const form = await readForm(request, schema);
    const submission = parseWithZod(form, { schema, formatError: fieldErrors });
    const rejected = (refusals: readonly Refusal[]) =>
      data<FormReply>({ result: submission.reply(), refusals }, { status: 422 });
    if (submission.status !== "success") return rejected([]);
    const actor = sending(permitted, context.get(requestContext).id, form);
    try {
      const page = next(await command(actor, submission.value), request);
      return redirect(page, { status: 303, headers: { "Set-Cookie": tellSaved(page) } });
    } catch (error) {
      if (error instanceof Refused) return rejected(error.refusals);
      if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
      throw error;
    }
  };

function sending(actor: Actor, requestId: string, form: FormData): Actor {
  const key = z.uuid().safeParse(form.get(submissionKeyField));
  return {
    ...actor,
    request: { id: requestId, ...(key.success ? { submission: { key: key.data, inputHash: hashOf(form) } } : {}) },
  };
}

function hashOf(form: FormData): string {
  const sent = [...form]
    .filter(([name]) => name !== submissionKeyField)
    .map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return createHash("sha256").update(JSON.stringify(sent)).digest("hex");
}
