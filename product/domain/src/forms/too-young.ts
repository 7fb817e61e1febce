/** Whether answers are those of a child who may not work yet: then nothing of them is kept. */
import { tooYoungFor, type LawOf, type TooYoung } from "@product/domain/people/working-age";
import { typedDay } from "@product/domain/time/typed-day";
import { textOf, type Answers, type FormDefinition, type FormField } from "./definition.ts";
import { shownPages, type FormPlace } from "./shown.ts";

/** Where the form is for, and the day of the work where that is known. */
export type PlaceOfWork = FormPlace & LawOf & { workDay?: string | null | undefined };

/** By any date of birth that is asked, so that a form which asks it twice is no way around. */
export function tooYoungIn(definition: FormDefinition, answers: Answers, place: PlaceOfWork): TooYoung | undefined {
  for (const { fields } of shownPages(definition, answers, place))
    for (const field of fields) {
      const found = tooYoungBy(field, answers, place);
      if (found) return found;
    }
  return undefined;
}

type AskedDay = Pick<FormField, "key" | "type"> & { mapsTo?: FormField["mapsTo"] | undefined };

export function tooYoungBy(field: AskedDay, answers: Answers, place: PlaceOfWork): TooYoung | undefined {
  if (field.mapsTo !== "birthDate") return undefined;
  const birthDate = typedDay(textOf(answers, field.key), Number(place.today.slice(0, 4)));
  // A day to come, or of another century, was mistyped: that is said instead.
  if (birthDate === undefined || birthDate > place.today || birthDate < "1900-01-01") return undefined;
  return tooYoungFor(birthDate, place);
}
