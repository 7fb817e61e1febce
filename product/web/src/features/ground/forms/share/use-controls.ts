import type { FormField } from "./form-fields.ts";
import { useFieldSentences } from "./form-parts.tsx";

/** What each control of a form is drawn with: its label, what it begins with, and what is wrong with it. */
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
