import { Form, useNavigation, useSearchParams } from "react-router";
import { Button } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Field } from "@product/ui/controls/field";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { formFields } from "./form-fields.ts";
import { Rejection, useFieldSentences } from "./form-parts.tsx";
import { useNoValidate } from "./use-no-validate.ts";

type LinkByMailProps = {
  formId: string;
  word: (key: "title" | "why" | "sentTitle" | "sentText" | "email" | "send") => string;
  reply: FormReply | undefined;
};

/** Asks for an address to which a personal link is sent again. */
export function LinkByMail({ formId, word, reply }: LinkByMailProps) {
  const sentences = useFieldSentences();
  const noValidate = useNoValidate();
  const [search] = useSearchParams();
  const isSending = useNavigation().formMethod === "POST";
  const isSent = search.has("sent") && !reply;
  const title = word(isSent ? "sentTitle" : "title");
  const { email } = formFields(formId, ["email"], { email: "" }, reply);
  return (
    <Column className="flex max-w-lg flex-col gap-5 py-12 sm:py-20">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
        <p className="text-pretty text-fg-2">{word(isSent ? "sentText" : "why")}</p>
      </header>
      {!isSent && (
        <Form method="post" id={formId} noValidate={noValidate} className="flex flex-col gap-5">
          <Rejection reply={reply} fields={[{ ...email, label: word("email") }]} />
          <Field
            id={email.id}
            name="email"
            type="email"
            autoComplete="email"
            required
            size="large"
            label={word("email")}
            defaultValue={email.initialText}
            errors={sentences(email.errors)}
          />
          <Button type="submit" size="form" busy={isSending} className="self-start max-sm:h-12 max-sm:w-full">
            {word("send")}
          </Button>
        </Form>
      )}
    </Column>
  );
}
