import type { FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";

export type FormField = { id: string; name: string; initialText: string; errors: FieldError[] };

/** The initial value and the faults of each text of a form: as it is saved, or as it was typed when it was refused. */
export function formFields<Name extends string>(
  formId: string,
  names: readonly Name[],
  saved: Readonly<Record<Name, string>>,
  reply: FormReply | undefined,
): Record<Name, FormField> {
  const fields = {} as Record<Name, FormField>;
  for (const name of names)
    fields[name] = {
      id: `${formId}-${name}`,
      name,
      initialText: reply ? typedText(reply, name) : saved[name],
      errors: reply?.result.error?.[name] ?? [],
    };
  return fields;
}

/** Nothing stands for a field that was emptied, so what is missing is empty and not as saved. */
export const typedText = (reply: FormReply, name: string): string => {
  const typed = reply.result.initialValue?.[name];
  return typeof typed === "string" ? typed : "";
};
