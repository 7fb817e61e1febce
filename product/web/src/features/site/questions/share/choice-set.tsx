import { Checkbox } from "@product/ui/controls/checkbox";
import { FieldNotes, RequiredMark } from "@product/ui/controls/field-frame";
import type { QuestionProps } from "./question-props.ts";

type ChoiceSetProps = QuestionProps & {
  required?: boolean;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
};

/** Several of a few, all in sight. */
export const ChoiceSet = ({ id, name, label, note, help, errors, required, choices, chosen }: ChoiceSetProps) => (
  <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-1.5 outline-none">
    <legend className="mb-1.5 text-compact font-medium">
      {label}
      {required && <RequiredMark />}
      {note && <span className="font-normal text-fg-3"> {note}</span>}
    </legend>
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {choices.map((choice) => (
        <Checkbox
          key={choice.id}
          id={`${id}-${choice.id}`}
          name={name}
          value={choice.id}
          defaultChecked={chosen.includes(choice.id)}
          label={choice.name}
        />
      ))}
    </div>
    <FieldNotes id={id} help={help} errors={errors} />
  </fieldset>
);
