import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { fieldErrors } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/send-pass.page";
import { sendPassLinks } from "./commands.server.ts";
import { linkForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["pass-link", "forms", "request"] };

/** The same answer to everyone, whether anything was sent or not. */
export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm("anyone", request, linkForm), {
    schema: linkForm,
    formatError: fieldErrors,
  });
  if (submission.status !== "success")
    return data<FormReply>({ result: submission.reply(), refusals: [] }, { status: 422 });
  await sendPassLinks(submission.value);
  return redirect(`${pageAddress(request).pathname}?sent`, 303);
}

const formId = "pass-link";

export default function SendPassPage({ actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("pass-link");
  const sentences = useFieldSentences();
  const noValidate = useNoValidate();
  const [search] = useSearchParams();
  const isSending = useNavigation().formMethod === "POST";
  const isSent = search.has("sent") && !reply;
  const title = t(isSent ? "sentTitle" : "title");
  const { email } = formFields(formId, ["email"], { email: "" }, reply);
  return (
    <Column className="flex max-w-lg flex-col gap-5 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
        <p className="text-pretty text-fg-2">{t(isSent ? "sentText" : "why")}</p>
      </header>
      {!isSent && (
        <Form method="post" id={formId} noValidate={noValidate} className="flex flex-col gap-5">
          <Rejection reply={reply} fields={[{ ...email, label: t("email") }]} />
          <Field
            id={email.id}
            name="email"
            type="email"
            autoComplete="email"
            required
            size="large"
            label={t("email")}
            defaultValue={email.initialText}
            errors={sentences(email.errors)}
          />
          <Button type="submit" size="form" busy={isSending} className="self-start max-sm:h-12 max-sm:w-full">
            {t("send")}
          </Button>
        </Form>
      )}
    </Column>
  );
}
