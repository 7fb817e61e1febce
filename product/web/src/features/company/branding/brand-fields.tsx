import { useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { brandNameLength, senderNameLength } from "@product/domain/branding/brand";
import { emailLength } from "@product/domain/company/master-data";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { looksIn, type Looks } from "./brand-preview.tsx";
import { ColourField } from "./colour-field.tsx";
import type { BrandForm } from "./schema.ts";

type BrandFieldsProps = {
  values: BrandForm;
  reply: FormReply | undefined;
  submissionKey: string;
  /** Told whenever something is typed, so that it can be seen. */
  onLooks: (looks: Looks) => void;
};

export const brandFormId = "brand";

export function BrandFields({ values, reply, submissionKey, onLooks }: BrandFieldsProps) {
  const t = useTranslations("branding");
  const form = useRef<HTMLFormElement>(null);
  const typed = typedIn(reply);
  const fields = formFields(brandFormId, names, values, typed);
  const show = () => onLooks(looksIn(Object.fromEntries(new FormData(form.current!))));
  return (
    <Form
      method="post"
      id={brandFormId}
      ref={form}
      noValidate={useNoValidate()}
      onInput={show}
      // The event of a reset comes before its effect.
      onReset={() => setTimeout(show)}
      className="flex flex-col gap-7"
    >
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={values.version} />
      <FormPart heading={t("look")} why={t("lookWhy")}>
        <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={brandNameLength} required />
        <ColourField field={fields.colour} label={t("colour")} help={t("colourHelp")} pick={t("pick")} />
        <Checkbox
          id="brand-logo-shows-name"
          name="logoShowsName"
          defaultChecked={typed ? typed.result.initialValue?.["logoShowsName"] === "on" : values.logoShowsName}
          label={t("logoShowsName")}
          help={t("logoShowsNameHelp")}
        />
      </FormPart>
      <FormPart heading={t("mail")} why={t("mailWhy")}>
        <TextField
          field={fields.senderName}
          label={t("senderName")}
          help={t("senderNameHelp")}
          max={senderNameLength}
        />
        <Field
          id={fields.replyTo.id}
          name="replyTo"
          type="email"
          maxLength={emailLength}
          defaultValue={fields.replyTo.initialText}
          label={t("replyTo")}
          help={t("replyToHelp")}
          errors={useFieldSentences()(fields.replyTo.errors)}
        />
      </FormPart>
    </Form>
  );
}

const names = ["name", "colour", "senderName", "replyTo"] as const;
