import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { fieldErrors } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { linkForm, type LinkForm } from "./link-form.ts";

/** The same answer to everyone, whether anything was sent or not. */
export const linkByMailAction =
  (send: (form: LinkForm) => Promise<unknown>) =>
  async ({ request }: { request: Request }) => {
    const submission = parseWithZod(await readForm("anyone", request, linkForm), {
      schema: linkForm,
      formatError: fieldErrors,
    });
    if (submission.status !== "success")
      return data<FormReply>({ result: submission.reply(), refusals: [] }, { status: 422 });
    await send(submission.value);
    return redirect(`${pageAddress(request).pathname}?sent`, 303);
  };
