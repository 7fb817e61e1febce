import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type ProofFormProps = { address: string | undefined; isSent: boolean; reply: FormReply | undefined };

/** Before hours are signed: a code goes to the client's own address, and is typed here. */
export function ProofForm({ address, isSent, reply }: ProofFormProps) {
  const t = useTranslations("client-hours");
  const here = useLocation().pathname;
  const noValidate = useNoValidate();
  if (!address) return <Callout tone="warn">{t("noAddress")}</Callout>;
  return (
    <section aria-labelledby="prove" className="flex flex-col gap-4 rounded-card border border-line bg-bg-subtle p-4">
      <div>
        <h2 id="prove" className="text-lg font-semibold">
          {t("sign")}
        </h2>
        <p className="mt-1 text-sm text-pretty text-fg-2">{t(isSent ? "codeSent" : "proveText", { address })}</p>
      </div>
      {isSent && (
        <Form method="post" action={`${here}?do=prove`} noValidate={noValidate} className="flex flex-col gap-4">
          <CodeField reply={reply} />
          <Button type="submit" look="primary" size="large" className="max-sm:w-full sm:self-start">
            {t("confirmCode")}
          </Button>
        </Form>
      )}
      <Form method="post" action={`${here}?do=send`}>
        <Button type="submit" look={isSent ? "quiet" : "primary"} size="large" className="max-sm:w-full">
          {t(isSent ? "sendAnother" : "sendCode")}
        </Button>
      </Form>
    </section>
  );
}

function CodeField({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("client-hours");
  const sentences = useFieldSentences();
  const fields = formFields("client-code", ["code"], { code: "" }, reply);
  return (
    <>
      <Rejection reply={reply} fields={[{ ...fields.code, label: t("code") }]} />
      <Field
        id={fields.code.id}
        name="code"
        label={t("code")}
        errors={sentences(fields.code.errors)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        size="large"
        required
      />
    </>
  );
}
