import { useRef, useState, type DragEvent } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { largestDocument } from "@product/domain/documents/limits";
import { Button } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import type { DocumentsPageData } from "./documents.page.tsx";

type UploadFormProps = { page: DocumentsPageData; reply: FormReply | undefined; actionName: string | null };

/** A place to choose or drop the sides of a document. A plain form: without scripts the browser's own control stands in it. */
export function UploadForm({
  page: { rows, others, openKind, submissionKey, isTooLarge },
  reply: answer,
  actionName,
}: UploadFormProps) {
  const t = useTranslations("documents");
  const requestText = useTranslations("request");
  const sentences = useFieldSentences();
  const { pathname } = useLocation();
  const reply = actionName === "add" ? answer : undefined;
  const kinds = [...rows.map(({ kind }) => kind), ...others].filter(({ copyKept }) => copyKept);
  const fields = formFields("upload", ["kind", "files"], { kind: openKind ?? "", files: "" }, reply);
  const [chosen, setChosen] = useState<string[]>([]);
  const faults = [
    // More than the server reads of one form: it leads back here.
    ...(isTooLarge ? [requestText("refused:file/too-large", { megabytes: largestDocument / 1024 / 1024 })] : []),
    ...sentences(fields.files.errors),
    ...(reply?.refusals ?? []).map((refusal) => requestText(refusalKey(refusal.code), refusal as never)),
  ];
  return (
    <Form
      id="upload"
      method="post"
      // The browser shows how far it is, and what is too large for us still leads to a page.
      reloadDocument
      encType="multipart/form-data"
      action={`${pathname}?do=add`}
      className="flex scroll-mt-16 flex-col gap-4 rounded-card border border-dashed border-line-2 p-4"
    >
      <div>
        <h2 className="text-sm font-semibold">{t("addHeading")}</h2>
        <p className="mt-0.5 text-compact text-fg-2">{t("addWhy")}</p>
      </div>
      <SubmissionKey value={submissionKey} />
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField
          id={fields.kind.id}
          name="kind"
          label={t("kind")}
          defaultValue={fields.kind.initialText}
          errors={sentences(fields.kind.errors)}
          required
        >
          <option value="">{t("choose")}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FilesField faults={faults} chosen={chosen} onChosen={setChosen} />
      </div>
      <Button type="submit" className="self-start max-sm:w-full">
        {t("upload")}
      </Button>
    </Form>
  );
}

type FilesFieldProps = { faults: string[]; chosen: string[]; onChosen: (names: string[]) => void };

function FilesField({ faults, chosen, onChosen }: FilesFieldProps) {
  const t = useTranslations("documents");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current) return;
    input.current.files = event.dataTransfer.files;
    onChosen([...event.dataTransfer.files].map(({ name }) => name));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-compact font-medium">{t("files")}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way to what the input does */}
      <label
        htmlFor="upload-files"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          place,
          isOver ? "border-focus bg-bg-hover" : faults.length > 0 ? "border-bad" : "border-line-2",
        )}
      >
        <span className="text-compact wrap-anywhere">{chosen.length > 0 ? chosen.join(", ") : t("dropHere")}</span>
        <input
          ref={input}
          id="upload-files"
          name="files"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,application/pdf"
          aria-label={t("files")}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby="upload-files-help upload-files-errors"
          className="sr-only noscript:not-sr-only noscript:max-w-full noscript:py-2"
          onChange={({ currentTarget }) => onChosen([...(currentTarget.files ?? [])].map(({ name }) => name))}
        />
      </label>
      <p id="upload-files-help" className="text-help text-fg-3">
        {t("filesHelp")}
      </p>
      <div id="upload-files-errors" role="alert" className="text-help text-bad-text empty:hidden">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  );
}

const place =
  "flex min-h-10 cursor-pointer items-center justify-center rounded-control border border-dashed px-3 py-2 text-center transition-colors hover:bg-bg-hover has-focus-visible:border-focus has-focus-visible:ring-3 has-focus-visible:ring-focus/22";
