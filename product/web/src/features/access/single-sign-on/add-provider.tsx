import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { domainsLength, singleSignOnAddress } from "./schema.ts";

const names = ["domains", "metadata"] as const;

type AddProviderProps = { reply: FormReply | undefined; submissionKey: string };

export function AddProvider({ reply, submissionKey }: AddProviderProps) {
  const t = useTranslations("single-sign-on");
  const sentences = useFieldSentences();
  const fields = formFields("provider", names, { domains: "", metadata: "" }, reply);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <FormPart heading={t("add")} why={t("addWhy")}>
      <Form
        method="post"
        action={`${inLocale(singleSignOnAddress, useLocale())}?do=add`}
        noValidate={useNoValidate()}
        className="flex flex-col gap-5"
      >
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        <Field
          id={fields.domains.id}
          name="domains"
          required
          maxLength={domainsLength}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={fields.domains.initialText}
          label={t("domains")}
          help={t("domainsHelp")}
          errors={sentences(fields.domains.errors)}
        />
        <Field
          id={fields.metadata.id}
          name="metadata"
          required
          lines={4}
          spellCheck={false}
          defaultValue={fields.metadata.initialText}
          label={t("metadata")}
          help={t("metadataHelp")}
          errors={sentences(fields.metadata.errors)}
        />
        <div>
          <Button type="submit" busy={isSending}>
            {t("addNow")}
          </Button>
        </div>
      </Form>
    </FormPart>
  );
}
