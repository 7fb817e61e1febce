/** Turns a form and a command into a route action that works with and without JavaScript. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import type { Needs } from "@product/domain/acts";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { Refused, type Refusal } from "@product/domain/refusals";
import { keyedHash } from "@product/database/keyed-hash";
import { notPermitted, requestContext } from "#request/context.ts";
import { fieldErrors, type FieldError } from "./field-errors.ts";
import { readForm } from "./read-form.ts";
import { tellSaved } from "./saved-notice.ts";
import { submissionKeyField } from "./submission-key.ts";
import { requirePermission } from "#request/who-may.ts";

/** A form that was not carried out: what was typed with the faults per field, or what the business refused. */
export type FormReply = { result: SubmissionResult<FieldError[]>; refusals: readonly Refusal[] };

/** The request that a form came with, for commands that need more of it than who acts. */
export type Sent = Pick<ActionFunctionArgs, "request" | "context">;

/**
 * Requires the permission, parses, carries out, and goes on to the page that `next` names, which is told once; or
 * answers 422 with everything the person typed. Without the permission the form is not even parsed. A result of `next`
 * that is no address is the answer itself; the result of `explain` for an error of another system stands beside the
 * refusals. A field with `.meta({ secret: true })` is never sent back to the page, and no trace of it is kept. A form
 * with a key that is sent twice, or ten times at once, is carried out once.
 */
export const formAction =
  <Schema extends z.ZodObject, Result, Onward extends string | object, Explained extends object = object>(
    needs: Needs,
    schema: Schema,
    command: (actor: Actor, input: z.output<Schema>, sent: Sent) => Promise<Result>,
    next: (result: Result, request: Request, context: Sent["context"]) => Onward,
    explain: (error: unknown) => Explained | undefined = nothing,
  ) =>
  async ({ request, context }: Sent) => {
    const permitted = requirePermission(context, needs);
    const form = await readForm(permitted, request, schema);
    const submission = parseWithZod(form, { schema, formatError: fieldErrors });
    const secrets = Object.keys(schema.shape).filter((name) => isSecret(schema.shape[name]));
    const rejected = (refusals: readonly Refusal[], explained?: Explained) =>
      data<FormReply & Partial<Explained>>(
        { result: submission.reply({ hideFields: secrets }), refusals, ...(explained as Partial<Explained>) },
        { status: 422 },
      );
    if (submission.status !== "success") return rejected([]);
    const facts = { id: context.get(requestContext).id, ...permitted.request };
    const actor = { ...permitted, request: { ...facts, ...submissionOf(form, secrets) } };
    try {
      const onward = next(await command(actor, submission.value, { request, context }), request, context);
      if (typeof onward !== "string") return onward as Exclude<Onward, string>;
      return redirect(onward, { status: 303, headers: { "Set-Cookie": tellSaved(onward) } });
    } catch (error) {
      if (error instanceof Refused) return rejected(error.refusals);
      if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
      const explained = explain(error);
      if (explained) return rejected([], explained);
      throw error;
    }
  };

const nothing = () => undefined;

const isSecret = (field: unknown) => field instanceof z.ZodType && field.meta()?.["secret"] === true;

function submissionOf(form: FormData, secrets: readonly string[]): Pick<NonNullable<Actor["request"]>, "submission"> {
  const key = z.uuid().safeParse(form.get(submissionKeyField));
  return key.success ? { submission: { key: key.data, inputHash: hashOf(form, secrets) } } : {};
}

/** Told apart by it, and never read from it: a quick hash of a number without a key is as good as the number. */
function hashOf(form: FormData, secrets: readonly string[]): string {
  const sent = [...form]
    .filter(([name]) => name !== submissionKeyField)
    .map(([name, value]) => (typeof value === "string" ? [name, value] : [name, value.name, value.size]))
    .filter(([name, , size]) => size !== undefined || !secrets.includes(name as string));
  return keyedHash(`submission ${JSON.stringify(sent)}`).toString("hex");
}
