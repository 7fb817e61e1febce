/** One question, drawn by its type. */
import { useTranslations } from "use-intl";
import { inputName, listOf, textOf, workerFieldOf } from "@product/domain/forms/definition";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { DrawingField } from "#features/papers/contract-signing/share/drawing-field.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { AvailabilityGrid } from "./availability-grid.tsx";
import { CheckedField } from "./checked-field.tsx";
import { ChoiceSet } from "./choice-set.tsx";
import { FileField } from "./file-field.tsx";
import { AddressParts, GuardianParts } from "./parts.tsx";
import { SpokenLanguages } from "./spoken-languages.tsx";
import { questionId, type QuestionProps } from "./question.ts";

export function QuestionField({ question, view, answers, faults }: QuestionProps) {
  const t = useTranslations("questions");
  const sentences = useFieldSentences();
  const { key, type, label, help, required, choices } = question;
  const id = questionId(key);
  const text = textOf(answers, key);
  const fault = faults[key];
  const errors = sentences(fault ? [fault] : []);
  const note = required ? undefined : `(${t("optional")})`;
  const frame = { id, name: key, label, note, help: help || undefined, errors };
  const option = (chosen: { id: string; name: string }) => ({ value: chosen.id, label: chosen.name });
  switch (type) {
    case "heading":
      return <h2 className="pt-2 text-lg font-semibold">{label}</h2>;
    case "text":
      return <p className="text-sm whitespace-pre-line text-fg-2">{label}</p>;
    case "yes-no":
      return (
        <RadioGroup
          {...frame}
          inline
          required={required}
          defaultValue={text}
          options={[
            { value: "yes", label: t("yes") },
            { value: "no", label: t("no") },
          ]}
        />
      );
    case "one-choice":
      return <RadioGroup {...frame} required={required} defaultValue={text} options={choices.map(option)} />;
    case "several-choices":
    case "roles":
    case "qualifications":
      return <ChoiceSet {...frame} required={required} choices={choices} chosen={listOf(answers, key)} />;
    case "availability":
      return <AvailabilityGrid {...frame} chosen={listOf(answers, key)} />;
    case "nationality":
      return (
        <SelectField {...frame} size="large" required={required} defaultValue={text}>
          <option value="">{t("choose")}</option>
          {view.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "languages":
      return <SpokenLanguages {...frame} spoken={listOf(answers, key)} languages={view.languages} />;
    case "address":
      return <AddressParts question={question} answers={answers} faults={faults} />;
    case "guardian":
      return <GuardianParts question={question} answers={answers} faults={faults} />;
    case "document":
    case "photo":
      return <FileField question={question} answers={answers} faults={faults} sent={view.files[key] ?? 0} />;
    case "consent":
      return (
        <div className="flex flex-col gap-1">
          <Checkbox
            id={id}
            name={key}
            value={String(question.consent?.version ?? 1)}
            defaultChecked={text !== ""}
            label={question.consent?.text ?? label}
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
          />
          <FieldNotes id={id} help={undefined} errors={errors} />
        </div>
      );
    case "signature":
      return (
        <div className="flex flex-col gap-4">
          <Field
            {...frame}
            help={frame.help ?? (view.ownName && t("signAs", { name: view.ownName }))}
            size="large"
            required={required}
            defaultValue={text}
            maxLength={200}
            autoComplete="name"
          />
          <DrawingField
            name={inputName(key, "drawn")}
            drawn={textOf(answers, inputName(key, "drawn"))}
            words={{ label: t("drawing"), help: t("drawingHelp"), clear: t("clearDrawing") }}
          />
        </div>
      );
    case "long-text":
      return (
        <Field {...frame} lines={4} required={required} defaultValue={text} maxLength={question.longest ?? 2000} />
      );
    default:
      return (
        <CheckedField
          {...frame}
          required={required}
          text={text}
          fault={fault}
          detail={workerFieldOf(question)}
          view={view}
          type={type}
        />
      );
  }
}
