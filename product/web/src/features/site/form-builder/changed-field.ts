/** A field as a form says it should be. */
import type { BothLanguages, FormDefinition, FormField } from "@product/domain/forms/definition";
import { typeFacts } from "@product/domain/forms/field-types";
import { keyFrom } from "@product/domain/keys";
import { conditionFrom } from "./conditions.ts";
import type { FieldTexts, WholeField } from "./schema.ts";

/** Words alone: what is asked, of whom and why stays as it was. */
export function withTexts(field: FormField, typed: FieldTexts): FormField {
  const { help: _help, choices, consent, ...rest } = field;
  const help = { en: typed.helpEn, es: typed.helpEs };
  return {
    ...rest,
    label: { en: typed.labelEn, es: typed.labelEs },
    ...((help.en || help.es) && { help }),
    ...(choices && {
      choices: choices.map((choice, at) => ({
        ...choice,
        label: { en: typed.choicesEn[at] ?? "", es: typed.choicesEs[at] ?? "" },
      })),
    }),
    ...(consent && { consent: reworded(consent, { en: typed.consentEn, es: typed.consentEs }) }),
  };
}

/** Another text is another version, so that everyone's consent stays to what they read. */
function reworded(consent: { version: number; text: BothLanguages }, text: BothLanguages) {
  const isSame = consent.text.en === text.en && consent.text.es === text.es;
  return isSame ? consent : { version: consent.version + 1, text };
}

export function withEverything(field: FormField, typed: WholeField, definition: FormDefinition): FormField {
  const { condition: _condition, mapsTo: _mapsTo, documentType: _kind, ...rest } = withTexts(field, typed);
  const condition = conditionFrom(typed.condition, definition);
  const detail = typeFacts[field.type].mapsTo.find((each) => each === typed.mapsTo);
  return {
    ...rest,
    required: typed.required === "on",
    sensitivity: typed.sensitivity,
    basis: typed.basis,
    ...(condition && { condition }),
    ...(detail && { mapsTo: detail }),
    ...(field.type === "document" && { documentType: typed.documentType || "identity" }),
    ...(field.choices && { choices: choicesFrom(field, typed) }),
  };
}

/** By their place: a choice that is reworded keeps its name, and a new one gets its own. */
function choicesFrom({ choices = [] }: FormField, { choicesEn, choicesEs }: FieldTexts) {
  const count = Math.max(choicesEn.length, choicesEs.length);
  const taken = new Set(choices.slice(0, count).map(({ key }) => key));
  return Array.from({ length: count }, (_, at) => {
    const label = { en: choicesEn[at] ?? "", es: choicesEs[at] ?? "" };
    const known = choices[at];
    if (known) return { key: known.key, label };
    const wanted = keyFrom(label.en || label.es, "choice");
    const key = taken.has(wanted) ? `${wanted}-${at + 1}` : wanted;
    taken.add(key);
    return { key, label };
  });
}
