/** Advice to who builds a form. Only what the law forbids keeps it from being published. */
import type { Locale } from "@product/domain/locales";
import {
  fieldsOf,
  healthBases,
  type BothLanguages,
  type FormDefinition,
  type FormField,
  type FormPage,
} from "./definition.ts";
import type { FieldType } from "./field-types.ts";

export type FormAdvice =
  | { advice: "health-without-basis"; field: string }
  | { advice: "text-missing"; language: Locale; n: number; at: string }
  | { advice: "page-too-long"; page: string; screens: number }
  | { advice: "page-empty"; page: string }
  | { advice: "field-unused"; field: string };

/** Height of a phone's screen, without keyboard and browser, in pixels. */
const screenHeight = 640;
const mostScreens = 3;

/** `unanswered` names the fields that nobody has answered for a year. */
export function formAdvice(definition: FormDefinition, unanswered: ReadonlySet<string> = new Set()): FormAdvice[] {
  return [
    ...fieldsOf(definition)
      .filter(isHealthWithoutBasis)
      .map(({ key }) => ({ advice: "health-without-basis" as const, field: key })),
    ...(["en", "es"] as const).flatMap((language) => missingTexts(definition, language)),
    ...fieldsOf(definition)
      .filter(({ key, required }) => !required && unanswered.has(key))
      .map(({ key }) => ({ advice: "field-unused" as const, field: key })),
    ...definition.pages.flatMap(pageAdvice),
  ];
}

export const isHealthWithoutBasis = ({ sensitivity, basis }: FormField): boolean =>
  sensitivity === "health" && !healthBases.some((each) => each === basis);

export const keepsFromPublishing = ({ advice }: FormAdvice): boolean => advice === "health-without-basis";

function missingTexts(definition: FormDefinition, language: Locale): FormAdvice[] {
  const missing = definition.pages.flatMap((page) => [
    ...(isMissing(page.title, language) ? [page.key] : []),
    ...page.fields.filter((field) => textsOf(field).some((text) => isMissing(text, language))).map(({ key }) => key),
  ]);
  return missing.length === 0 ? [] : [{ advice: "text-missing", language, n: missing.length, at: missing[0]! }];
}

/** Whether a text is missing: a required one, or an optional one that exists in the other language. */
export function isMissing(text: BothLanguages | undefined, language: Locale, isOptional = false): boolean {
  if (!text || text[language].trim() !== "") return false;
  return !isOptional || text[language === "en" ? "es" : "en"].trim() !== "";
}

function textsOf({ label, help, choices = [], consent }: FormField): BothLanguages[] {
  const other = help && (help.en.trim() !== "" || help.es.trim() !== "") ? [help] : [];
  return [label, ...other, ...choices.map((choice) => choice.label), ...(consent ? [consent.text] : [])];
}

function pageAdvice({ key, fields }: FormPage): FormAdvice[] {
  if (fields.length === 0) return [{ advice: "page-empty", page: key }];
  const screens = Math.ceil(fields.reduce((sum, field) => sum + heightOf(field), 160) / screenHeight);
  return screens > mostScreens ? [{ advice: "page-too-long", page: key, screens }] : [];
}

const tall: Partial<Record<FieldType, number>> = {
  "long-text": 180,
  address: 270,
  languages: 220,
  roles: 320,
  qualifications: 320,
  availability: 430,
  document: 240,
  photo: 220,
  signature: 260,
  guardian: 380,
  heading: 48,
  text: 90,
};

const heightOf = ({ type, help, choices = [] }: FormField): number =>
  (tall[type] ?? 96) + (help ? 36 : 0) + choices.length * 48;
