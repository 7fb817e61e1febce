import { isQuestion, typeFacts } from "@product/domain/forms/field-types";
import type { Condition, FormDefinition, FormField } from "@product/domain/forms/definition";

/** A condition as the value of one choice: `minor`, or `document_kind=dni`. */
export const conditionText = (condition: Condition | undefined): string => {
  if (!condition) return "";
  return "fact" in condition ? condition.fact : `${condition.field}=${condition.value}`;
};

export function conditionFrom(text: string, definition: FormDefinition): Condition | undefined {
  if (text === "minor" || text === "needs-permit") return { fact: text };
  const [field, value] = text.split("=");
  const question = definition.pages.flatMap((page) => page.fields).find(({ key }) => key === field);
  if (!question || !value) return undefined;
  return { field: question.key, is: typeFacts[question.type].isMany ? "contains" : "equals", value };
}

/** Earlier questions with answers to choose from. */
export function conditionSources(definition: FormDefinition, before: string): FormField[] {
  const sources: FormField[] = [];
  for (const page of definition.pages) {
    if (page.key === before) return sources;
    for (const field of page.fields) {
      if (field.key === before) return sources;
      if (isQuestion(field.type) && (field.choices?.length || field.type === "yes-no")) sources.push(field);
    }
  }
  return sources;
}

export const valuesOf = ({ type, choices = [] }: FormField): string[] =>
  type === "yes-no" ? ["yes", "no"] : choices.map(({ key }) => key);
