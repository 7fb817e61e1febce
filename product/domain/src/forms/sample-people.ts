/** People to try a form with: each is asked something else. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { fieldsOf, workerFieldOf, type Answers, type FormDefinition, type FormPage } from "./definition.ts";
import { shownPages, type FormPlace } from "./shown.ts";

export const samplePeople = ["adult", "minor", "abroad"] as const;
export type SamplePerson = (typeof samplePeople)[number];

const yearsOf: Record<SamplePerson, number> = { adult: 23, minor: 17, abroad: 30 };

/** The pages that they would see, once they said who they are; of each choice they take the first. */
export function shownTo(sample: SamplePerson, definition: FormDefinition, place: FormPlace): FormPage[] {
  const born = plusDays(place.today as LocalDate, -Math.round(yearsOf[sample] * 365.25) - 30);
  const answers: Answers = Object.fromEntries(
    fieldsOf(definition).flatMap((field) => {
      const detail = workerFieldOf(field);
      if (detail === "birthDate") return [[field.key, born]];
      if (detail === "nationality") return [[field.key, sample === "abroad" ? "MA" : "ES"]];
      if (field.type === "yes-no") return [[field.key, "yes"]];
      const [first] = field.choices ?? [];
      return first ? [[field.key, first.key]] : [];
    }),
  );
  return shownPages(definition, answers, place);
}
