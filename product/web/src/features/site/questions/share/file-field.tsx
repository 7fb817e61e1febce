import { useTranslations } from "use-intl";
import { inputName, textOf } from "@product/domain/forms/definition";
import { FieldFrame, fieldState } from "@product/ui/controls/field-frame";
import { Glyph } from "@product/ui/glyph";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { questionId, type QuestionProps } from "./question.ts";
import { shrinkChosen } from "./shrink-chosen.ts";

type FileFieldProps = Pick<QuestionProps, "question" | "answers" | "faults"> & {
  /** How many are there already. */
  sent: number;
};

/** A document or a photo, from the camera or from a file. Pictures are made smaller on the device before they are sent. */
export function FileField({ question, answers, faults, sent }: FileFieldProps) {
  const t = useTranslations("questions");
  const sentences = useFieldSentences();
  const { key, label, help, required, type } = question;
  const id = questionId(key);
  const isPhoto = type === "photo";
  const fault = faults[key];
  const errors = sentences(fault ? [fault] : []);
  const until = inputName(key, "until");
  const notes = help || t(isPhoto ? "photoHelp" : "documentHelp");
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-bg-raised p-4">
      <FieldFrame
        id={id}
        label={label}
        note={required ? undefined : `(${t("optional")})`}
        help={notes}
        errors={errors}
        required={required && sent === 0}
      >
        {sent > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-ok-text">
            <Glyph name="circle-check" size={16} />
            {t("filesSent", { n: sent })}
          </p>
        )}
        <input
          id={id}
          name={`${key}.file`}
          type="file"
          multiple={!isPhoto}
          accept={isPhoto ? "image/*" : "image/*,application/pdf"}
          onChange={({ currentTarget }) => void shrinkChosen(currentTarget)}
          {...fieldState(id, { help: notes, errors })}
          className="h-14 w-full min-w-0 cursor-pointer rounded-control border border-dashed border-line-2 bg-bg-subtle p-1.25 text-sm text-fg-2 file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-bg-muted file:px-4 file:text-sm file:font-medium file:text-fg hover:bg-bg-hover"
        />
      </FieldFrame>
      {!isPhoto && (
        <DayField
          id={questionId(until)}
          name={until}
          label={t("validUntil")}
          note={`(${t("optional")})`}
          help={t("dayHelp")}
          defaultValue={textOf(answers, until)}
          errors={sentences(faults[until] ? [faults[until]] : [])}
        />
      )}
    </div>
  );
}
