import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { altLength } from "./schema.ts";

const names = ["picture", "altEs", "altEn"] as const;

export function PictureForm({ submissionKey, reply }: { submissionKey: string; reply: FormReply | undefined }) {
  const t = useTranslations("media");
  const sentences = useFieldSentences();
  const fields = formFields("picture", names, { picture: "", altEs: "", altEn: "" }, reply);
  return (
    <section aria-labelledby="add-picture" className="max-w-3xl">
      <h2 id="add-picture" className="mb-3 text-sm font-semibold">
        {t("add")}
      </h2>
      <Form
        method="post"
        action="?do=add"
        encType="multipart/form-data"
        noValidate={useNoValidate()}
        className="flex flex-col gap-5"
      >
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        <Field
          id={fields.picture.id}
          name="picture"
          type="file"
          className="py-1.5"
          accept="image/jpeg,image/png,image/webp"
          label={t("picture")}
          help={t("pictureHelp")}
          errors={sentences(fields.picture.errors)}
          required
        />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField field={fields.altEs} label={t("altEs")} help={t("altHelp")} max={altLength} lang="es" required />
          <TextField field={fields.altEn} label={t("altEn")} help={t("altHelp")} max={altLength} lang="en" required />
        </div>
        <div>
          <Button type="submit" size="form">
            {t("upload")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
