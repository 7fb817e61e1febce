import type { FormField } from "./form-fields.ts";
import { useFieldSentences } from "./form-parts.tsx";

/** The properties of each control of a form: its label, its initial value, and its faults. */
export function useControls<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  labelOf: (name: Name) => string,
) {
  const sentences = useFieldSentences();
  return <Given extends Name>(name: Given) => ({
    id: fields[name].id,
    name,
    label: labelOf(name),
    defaultValue: fields[name].initialText,
    errors: sentences(fields[name].errors),
  });
}
