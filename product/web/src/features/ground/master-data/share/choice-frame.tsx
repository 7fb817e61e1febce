import type { ReactNode } from "react";
import { FieldNotes, fieldState } from "@product/ui/controls/field-frame";

type ChoiceFrameProps = {
  id: string;
  label: string;
  help: string;
  errors: string[];
  children: ReactNode;
};

/** Around boxes that are one field: what it is called, what it is for, and what is wrong with it. */
export const ChoiceFrame = ({ id, label, help, errors, children }: ChoiceFrameProps) => (
  <fieldset
    id={id}
    tabIndex={-1}
    aria-describedby={fieldState(id, { help, errors })["aria-describedby"]}
    className="flex min-w-0 flex-col gap-1.5"
  >
    <legend className="mb-1.5 text-compact font-medium">{label}</legend>
    {children}
    <FieldNotes id={id} help={help} errors={errors} />
  </fieldset>
);
