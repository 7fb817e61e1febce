/** The loader and action of the page behind a link to complete a record, for whichever route serves that address. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { completeRecord } from "#features/people/completion/commands.server.ts";
import { behindLink, completionFaults } from "#features/people/completion/queries.server.ts";
import { completionForm } from "#features/people/completion/schema.ts";
import { placeNames } from "#features/people/worker-record/queries.server.ts";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";

/** Undefined for a link that opens nothing. */
export async function completionBehind(token: string, locale: Locale) {
  const link = await behindLink(token);
  return link && { ...link, countries: link.fields.includes("nationality") ? placeNames(locale).countries : [] };
}

/** `andThen` is done together with finishing. */
export async function complete(request: Request, token: string, andThen?: () => Promise<void>) {
  const link = await behindLink(token);
  // Without a link that works the form is not even read; the page says that the link is gone.
  if (!link) return redirect(pageAddress(request).pathname, 303);
  const submission = parseWithZod(await readForm(link, request, completionForm), {
    schema: completionForm,
    formatError: fieldErrors,
  });
  const rejected = (faults: Record<string, FieldError[]>, refusals: FormReply["refusals"] = []) =>
    data<FormReply>({ result: submission.reply({ fieldErrors: faults }), refusals }, { status: 422 });
  if (submission.status !== "success") return rejected({});
  const faults = Object.entries(await completionFaults(token, submission.value));
  if (faults.length > 0) return rejected(Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])));
  try {
    const { isFinished } = await completeRecord(token, submission.value, andThen);
    return redirect(`${pageAddress(request).pathname}?${isFinished ? "done" : "saved"}`, 303);
  } catch (error) {
    if (error instanceof Refused) return rejected({}, error.refusals);
    throw error;
  }
}
