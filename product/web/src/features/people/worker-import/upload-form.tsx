import { useState } from "react";
import { useSubmit, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { largestImport, mostImportRows } from "@product/domain/imports/limits";
import { Button } from "@product/ui/controls/button";
import { FileDrop } from "@product/ui/controls/file-drop";
import { Glyph } from "@product/ui/glyph";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { submissionKeyField } from "#request/forms/submission-key.ts";

type UploadFormProps = { submissionKey: string; reply: FormReply | undefined; isTooLarge: boolean };

/** Sends one file as soon as it is chosen; without scripts, by its button. */
export function UploadForm({ submissionKey, reply, isTooLarge: wasTooLarge }: UploadFormProps) {
  const t = useTranslations("worker-import");
  const request = useTranslations("request");
  const sentences = useFieldSentences();
  const submit = useSubmit();
  const [isTooLarge, setTooLarge] = useState(wasTooLarge);
  const isSending = useNavigation().formMethod === "POST";
  const megabytes = largestImport / 1024 / 1024;
  const faults = reply?.result.error?.["file"] ?? [];
  const errors = [...(isTooLarge ? [request("refused:import/too-large", { megabytes })] : []), ...sentences(faults)];
  const send = (file: File) => {
    setTooLarge(file.size > largestImport);
    if (file.size > largestImport) return;
    const form = new FormData();
    form.set("file", file);
    form.set(submissionKeyField, submissionKey);
    void submit(form, { method: "post", action: "?do=file", encType: "multipart/form-data" });
  };
  return (
    <form
      method="post"
      action="?do=file"
      encType="multipart/form-data"
      className="flex max-w-2xl flex-col gap-3"
      aria-busy={isSending}
    >
      <Rejection
        reply={reply}
        fields={[{ id: fieldId, name: "file", initialText: "", errors: faults, label: t("file") }]}
      />
      <SubmissionKey value={submissionKey} />
      <FileDrop
        id={fieldId}
        name="file"
        label={
          isSending ? (
            <output>{t("reading")}</output>
          ) : (
            <>
              {t("choose")}
              <span className="font-normal text-fg-2 pointer-coarse:hidden noscript:hidden"> {t("orDrop")}</span>
            </>
          )
        }
        icon={isSending ? <Glyph name="spinner" className="animate-spin-slow" /> : undefined}
        help={t("fileHelp", { megabytes, rows: mostImportRows })}
        accept={accepted}
        errors={errors}
        onFile={send}
      />
      <div className="hidden noscript:block">
        <Button type="submit">{t("send")}</Button>
      </div>
    </form>
  );
}

const fieldId = "import-file";
const accepted = ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
