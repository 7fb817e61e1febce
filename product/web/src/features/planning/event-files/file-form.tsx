import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { fileNameLength } from "@product/domain/planning/briefings";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";

const names = ["file", "name"] as const;

export function FileForm({ submissionKey, reply }: { submissionKey: string; reply: FormReply | undefined }) {
  const t = useTranslations("event-files");
  const sentences = useFieldSentences();
  const fields = formFields("event-file", names, { file: "", name: "" }, reply);
  const wasTicked = (to: string) => reply?.result.initialValue?.[to] === "on";
  return (
    <Form
      method="post"
      action="?do=add"
      encType="multipart/form-data"
      noValidate={useNoValidate()}
      aria-labelledby="add-file"
      className="flex flex-col gap-4"
    >
      <h2 id="add-file" className="text-sm font-semibold">
        {t("add")}
      </h2>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          id={fields.file.id}
          name="file"
          type="file"
          className="py-1.5"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          label={t("file")}
          help={t("fileHelp")}
          errors={sentences(fields.file.errors)}
          required
        />
        <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={fileNameLength} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {(["forWorkers", "forClient"] as const).map((to) => (
          <Checkbox key={to} id={`new-${to}`} name={to} defaultChecked={wasTicked(to)} label={t(to)} />
        ))}
      </div>
      <div>
        <Button type="submit" size="form" look="primary">
          {t("upload")}
        </Button>
      </div>
    </Form>
  );
}
