import { Checkbox } from "@product/ui/controls/checkbox";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { ChoiceFrame } from "./choice-frame.tsx";
import type { ListField } from "./record-screen.tsx";

type ChoicesProps = {
  field: ListField;
  label: string;
  help: string;
  options: readonly { value: string; label: string; help?: string }[];
  /** The text shown where there is nothing to choose from. */
  none?: string;
};

/** Several of a list, all in sight. */
export function Choices({ field, label, help, options, none }: ChoicesProps) {
  const errors = useFieldSentences()(field.errors);
  const { id, name, chosen } = field;
  return (
    <ChoiceFrame id={id} label={label} help={help} errors={errors}>
      {options.length === 0 && none && <p className="text-compact text-fg-2">{none}</p>}
      <div className="grid gap-x-5 gap-y-0.5 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            label={option.label}
            help={option.help}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}
