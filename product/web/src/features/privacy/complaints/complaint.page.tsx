import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Refused } from "@product/domain/refusals";
import { Button } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { fieldErrors } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/complaint.page";
import { sendComplaint } from "./commands.server.ts";
import { complaintForm, longestName, longestWords } from "./schema.ts";

export const handle = { needs: "public", messages: ["complaints", "forms", "request"] };

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm("anyone", request, complaintForm), {
    schema: complaintForm,
    formatError: fieldErrors,
  });
  const rejected = (refusals: FormReply["refusals"]) =>
    data<FormReply>({ result: submission.reply(), refusals }, { status: 422 });
  if (submission.status !== "success") return rejected([]);
  const { pathname } = pageAddress(request);
  try {
    await sendComplaint(submission.value, localeOf(pathname));
  } catch (error) {
    if (error instanceof Refused) return rejected(error.refusals);
    throw error;
  }
  return redirect(`${pathname}?sent`, 303);
}

const formId = "complaint";
const names = ["name", "email", "words"] as const;
const empty = { name: "", email: "", words: "" };

export default function ComplaintPage({ actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("complaints");
  const [search] = useSearchParams();
  const isSent = search.has("sent") && !reply;
  const title = t(isSent ? "sentTitle" : "title");
  return (
    <Column className="flex max-w-lg flex-col gap-5 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance">{title}</h1>
        <p className="text-pretty text-fg-2">{t(isSent ? "sentText" : "why")}</p>
      </header>
      {!isSent && <ComplaintFields reply={reply} />}
      <p className="text-sm text-pretty text-fg-2">{t("authority")}</p>
    </Column>
  );
}

function ComplaintFields({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("complaints");
  const noValidate = useNoValidate();
  const isSending = useNavigation().formMethod === "POST";
  const fields = formFields(formId, names, empty, reply);
  const plain = useControls(fields, (name) => t(name));
  return (
    <Form method="post" id={formId} noValidate={noValidate} className="flex flex-col gap-5">
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <Field {...plain("name")} autoComplete="name" maxLength={longestName} required />
      <Field {...plain("email")} type="email" autoComplete="email" required help={t("emailHelp")} />
      <TextField field={fields.words} label={t("words")} help={t("wordsHelp")} max={longestWords} lines={8} required />
      <Button type="submit" size="form" busy={isSending} className="self-start max-sm:h-12 max-sm:w-full">
        {t("send")}
      </Button>
    </Form>
  );
}
