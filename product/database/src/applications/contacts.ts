/** Where somebody who applied is reached, as they wrote it. */
import { fieldsOf, textOf, workerFieldOf } from "@product/domain/forms/definition";
import { checkPhone } from "@product/domain/identifiers/phone";
import type { OpenedApplication } from "./open-application.ts";

export const contactsIn = ({ version, answers, country }: OpenedApplication): string[] =>
  fieldsOf(version.definition).flatMap((field) => {
    const text = textOf(answers, field.key);
    const detail = workerFieldOf(field);
    if (!text || (detail !== "email" && detail !== "mobile")) return [];
    return detail === "email" ? [text] : [checkPhone(text, country).value ?? text];
  });
