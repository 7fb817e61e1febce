/**
 * Faults that make a definition unusable, whatever its origin: sizes, names, conditions that look ahead. Advice to the
 * form's author is a separate matter.
 */
import {
  fieldsOf,
  formBases,
  sensitivities,
  workerFieldOf,
  type BothLanguages,
  type Condition,
  type FormDefinition,
  type FormField,
} from "./definition.ts";
import { fieldTypes, isQuestion, typeFacts } from "./field-types.ts";
import { formLimits } from "./limits.ts";

export type DefinitionFault =
  | { fault: "pages.none" }
  | { fault: "pages.too-many"; most: number }
  | { fault: "fields.too-many"; most: number; page?: string }
  | { fault: "text.too-long"; at: string; most: number }
  | { fault: "key.invalid" | "key.twice" | "type.unknown" | "class.unknown"; at: string }
  | { fault: "condition.unknown" | "mapping.unfit" | "mapping.twice" | "choices.none" | "consent.missing"; at: string };

/** Every one of them. A definition without any can be published and answered. */
export function definitionFaults(definition: FormDefinition): DefinitionFault[] {
  const { pages } = definition;
  // Nobody looks further into what is far too large.
  if (pages.length > formLimits.pages) return [{ fault: "pages.too-many", most: formLimits.pages }];
  if (fieldsOf(definition).length > formLimits.fields) return [{ fault: "fields.too-many", most: formLimits.fields }];
  const faults: DefinitionFault[] = [];
  if (pages.length === 0) faults.push({ fault: "pages.none" });
  const seen = new Set<string>();
  const mapped = new Set<string>();
  const pageKeys = new Set<string>();
  for (const page of pages) {
    faults.push(...keyFaults(page.key, pageKeys), ...textFaults(page.key, page.title, formLimits.titleLength));
    faults.push(...textFaults(page.key, page.why, formLimits.helpLength));
    faults.push(...conditionFaults(page.key, page.condition, seen));
    if (page.fields.length > formLimits.fieldsOnPage)
      faults.push({ fault: "fields.too-many", most: formLimits.fieldsOnPage, page: page.key });
    for (const field of page.fields) {
      faults.push(...conditionFaults(field.key, field.condition, seen), ...fieldFaults(field));
      faults.push(...keyFaults(field.key, seen), ...mappingFaults(field, mapped));
    }
  }
  return faults;
}

const isKey = /^[a-z][a-z0-9_-]*$/;

function keyFaults(key: string, seen: Set<string>): DefinitionFault[] {
  if (!isKey.test(key) || key.length > formLimits.keyLength) return [{ fault: "key.invalid", at: key }];
  if (seen.has(key)) return [{ fault: "key.twice", at: key }];
  seen.add(key);
  return [];
}

const textFaults = (at: string, texts: BothLanguages | undefined, most: number): DefinitionFault[] =>
  texts && Math.max(texts.en.length, texts.es.length) > most ? [{ fault: "text.too-long", at, most }] : [];

const conditionFaults = (at: string, condition: Condition | undefined, seen: ReadonlySet<string>): DefinitionFault[] =>
  !condition || "fact" in condition || seen.has(condition.field) ? [] : [{ fault: "condition.unknown", at }];

function fieldFaults({
  key: at,
  type,
  label,
  help,
  sensitivity,
  basis,
  choices,
  consent,
}: FormField): DefinitionFault[] {
  if (!fieldTypes.includes(type)) return [{ fault: "type.unknown", at }];
  const isChoice = type === "one-choice" || type === "several-choices";
  const longest = type === "text" ? formLimits.consentLength : formLimits.labelLength;
  return [
    ...textFaults(at, label, longest),
    ...textFaults(at, help, formLimits.helpLength),
    ...textFaults(at, consent?.text, formLimits.consentLength),
    ...(choices ?? []).flatMap((choice) => textFaults(at, choice.label, formLimits.labelLength)),
    ...(sensitivities.includes(sensitivity) && formBases.includes(basis)
      ? []
      : [{ fault: "class.unknown" as const, at }]),
    ...(isChoice && !areChoices(choices ?? []) ? [{ fault: "choices.none" as const, at }] : []),
    ...(type === "consent" && !consent ? [{ fault: "consent.missing" as const, at }] : []),
  ];
}

const areChoices = (choices: readonly { key: string }[]) =>
  choices.length > 0 &&
  choices.length <= formLimits.choices &&
  new Set(choices.map(({ key }) => key)).size === choices.length;

/** Two fields may ask for one detail only where they are never shown together, which is for who builds it to see to. */
function mappingFaults(field: FormField, mapped: Set<string>): DefinitionFault[] {
  if (!fieldTypes.includes(field.type) || !isQuestion(field.type)) return [];
  const detail = workerFieldOf(field);
  if (!detail) return [];
  if (!typeFacts[field.type].mapsTo.includes(detail)) return [{ fault: "mapping.unfit", at: field.key }];
  const isTaken = mapped.has(detail) && !field.condition;
  mapped.add(detail);
  return isTaken ? [{ fault: "mapping.twice", at: field.key }] : [];
}
