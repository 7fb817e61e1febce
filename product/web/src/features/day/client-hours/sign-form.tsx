import { Form, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { signatureNameLength } from "@product/domain/papers/signatures";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { DrawingField } from "#features/papers/contract-signing/share/drawing-field.tsx";
import { hoursAndMinutes } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { ClientHoursRow } from "./queries.server.ts";

export const signFormId = "approve-hours";

/** The name written out, and a drawing for whoever wants one, under the lines that are ticked above. */
export function SignForm({ open, reply }: { open: readonly ClientHoursRow[]; reply: FormReply | undefined }) {
  const t = useTranslations("client-hours");
  const sentences = useFieldSentences();
  const here = useLocation().pathname;
  const isSending = useNavigation().formMethod === "POST";
  const fields = formFields(signFormId, ["signer", "lines"], { signer: "", lines: "" }, reply);
  return (
    <Form
      method="post"
      id={signFormId}
      action={`${here}?do=approve`}
      noValidate={useNoValidate()}
      aria-labelledby="sign"
      className="flex flex-col gap-5"
    >
      <div>
        <h2 id="sign" className="text-lg font-semibold">
          {t("sign")}
        </h2>
        <p className="mt-1 text-sm text-pretty text-fg-2">
          {t("signText", {
            n: open.length,
            hours: hoursAndMinutes(open.reduce((sum, { minutes }) => sum + minutes, 0)),
          })}
        </p>
      </div>
      <Rejection
        reply={reply}
        fields={(["signer", "lines"] as const).map((name) => ({ ...fields[name], label: t(name) }))}
      />
      <Field
        id={fields.signer.id}
        name="signer"
        label={t("signer")}
        defaultValue={fields.signer.initialText}
        errors={sentences(fields.signer.errors)}
        maxLength={signatureNameLength}
        autoComplete="name"
        size="large"
        required
      />
      <DrawingField words={{ label: t("drawing"), help: t("drawingHelp"), clear: t("clear") }} />
      <Button type="submit" look="primary" size="large" busy={isSending} className="max-sm:w-full sm:self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}
