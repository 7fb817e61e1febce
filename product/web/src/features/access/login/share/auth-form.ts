/** A form whose answer the authentication service gives: parsed here, refused with everything that was typed but secrets. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { fieldErrors } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { Refusal } from "@product/domain/refusals";
import { authProblem, statusOf, type AuthProblem } from "./auth-errors.ts";

/**
 * The answer to a form about signing in: faults of fields, refusals of ours, or a problem that the service reported.
 */
export type AuthReply = FormReply & {
  problem?: AuthProblem;
  /** The mail, or the text message, is on its way. */
  sent?: boolean;
  /** The question of a phone factor that was sent. */
  challenge?: string;
};

type Step = Pick<AuthReply, "sent" | "challenge">;

/** `step` is how far the page was when the form was sent; a refusal leaves it there. */
export function parseAuthForm<Schema extends z.ZodObject>(form: FormData, schema: Schema, step: Step = {}) {
  const submission = parseWithZod(form, { schema, formatError: fieldErrors });
  const typed = (): AuthReply => ({ result: submission.reply({ hideFields: secrets }), refusals: [], ...step });
  const refuse = (problem?: AuthProblem) =>
    data<AuthReply>({ ...typed(), ...(problem && { problem }) }, { status: problem ? statusOf(problem) : 422 });
  return {
    value: submission.status === "success" ? (submission.value as z.output<Schema>) : undefined,
    refuse,
    /** The service said no. */
    failed: (error: Parameters<typeof authProblem>[0]) => refuse(authProblem(error)),
    refused: (refusals: readonly Refusal[]) => data<AuthReply>({ ...typed(), refusals }, { status: 422 }),
    /** On the same page, one step further. */
    answer: (further: Step) => data<AuthReply>({ ...typed(), ...further }),
  };
}

const secrets = ["password", "recoveryCode", "captchaToken"];

/** As the client passes it on. */
export const withCaptcha = (captchaToken: string | undefined): { captchaToken?: string } =>
  captchaToken ? { captchaToken } : {};
