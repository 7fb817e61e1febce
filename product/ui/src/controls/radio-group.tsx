import { useId, type ReactNode } from "react";
import { Choice, boxClass } from "./choice.tsx";
import { classes } from "@product/ui/classes";
import { FieldNotes, fieldState, RequiredMark, type FieldFrameProps } from "./field-frame.tsx";

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioGroupProps = FieldFrameProps & {
  id?: string | undefined;
  name: string;
  options: RadioOption[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  required?: boolean | undefined;
  inline?: boolean | undefined;
};

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  note,
  help,
  errors,
  id: givenId,
  name,
  options,
  inline,
  ...group
}: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { value, defaultValue, onChange, required } = group;
  return (
    <fieldset
      id={id}
      aria-describedby={fieldState(id, { help, errors })["aria-describedby"]}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-compact font-medium">
        {label}
        {required && <RequiredMark />}
        {note && <span className="font-normal text-fg-3"> {note}</span>}
      </legend>
      <div className={classes("flex", inline ? "flex-wrap gap-x-5 gap-y-1" : "flex-col gap-1")}>
        {options.map((option) => (
          <Choice key={option.value} label={option.label} help={option.help} id={`${id}-${option.value}`}>
            <span className="choice-place">
              <input
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onChange?.(option.value)}
                className={boxClass}
              />
              <span className="choice-dot" />
            </span>
          </Choice>
        ))}
      </div>
      <FieldNotes id={id} help={help} errors={errors} />
    </fieldset>
  );
}
