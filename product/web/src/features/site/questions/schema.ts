import type { FormField } from "@product/domain/forms/definition";

type Named = { id: string; name: string };

/** A field of a form in the reader's language. */
export type Question = Omit<FormField, "label" | "help" | "choices" | "consent"> & {
  label: string;
  help: string;
  choices: Named[];
  consent: { version: number; text: string } | undefined;
};
