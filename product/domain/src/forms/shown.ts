/** Which pages and fields someone sees, by what they answered so far. */
import { ageOn, isDay } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";
import type { Country } from "@product/domain/people/workers";
import { worksFreely } from "@product/domain/papers/right-to-work";
import {
  inputNames,
  listOf,
  textOf,
  workerFieldOf,
  type Answers,
  type Condition,
  type FormDefinition,
  type FormField,
  type FormPage,
} from "./definition.ts";

/** Where the form is for, and the day. */
export type FormPlace = { country: Country; today: string };

/**
 * The pages with at least one field to see, with these fields alone. One walk from the first field to the last: a condition looks
 * back, and what is not shown has no answer.
 */
export function shownPages({ pages }: FormDefinition, answers: Answers, place: FormPlace): FormPage[] {
  const counted: Record<string, Answers[string]> = {};
  const about: About = {};
  const isMet = (condition: Condition | undefined) => !condition || holds(condition, counted, about, place);
  return pages.flatMap((page) => {
    if (!isMet(page.condition)) return [];
    const fields = page.fields.filter((field) => {
      if (!isMet(field.condition)) return false;
      note(field, answers, counted, about);
      return true;
    });
    return fields.length === 0 ? [] : [{ ...page, fields }];
  });
}

/** Only what was asked and is shown still. */
export function shownAnswers(definition: FormDefinition, answers: Answers, place: FormPlace): Answers {
  const names = shownPages(definition, answers, place).flatMap(({ fields }) => fields.flatMap(inputNames));
  return Object.fromEntries(names.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])));
}

/** Facts about the applicant that conditions use. */
type About = { birthDate?: string; nationality?: string };

function note(field: FormField, answers: Answers, counted: Record<string, Answers[string]>, about: About): void {
  for (const name of inputNames(field)) if (answers[name] !== undefined) counted[name] = answers[name];
  const detail = workerFieldOf(field);
  if (detail === "birthDate" || detail === "nationality") about[detail] = textOf(answers, field.key);
}

function holds(condition: Condition, answers: Answers, about: About, { country, today }: FormPlace): boolean {
  if ("fact" in condition) return condition.fact === "minor" ? isMinor(about, today) : needsPermit(about, country);
  if (condition.is === "equals") return textOf(answers, condition.field) === condition.value;
  const answer = answers[condition.field];
  return Array.isArray(answer)
    ? listOf(answers, condition.field).includes(condition.value)
    : textOf(answers, condition.field).toLowerCase().includes(condition.value.toLowerCase());
}

function isMinor({ birthDate = "" }: About, today: string): boolean {
  const day = typedDay(birthDate, Number(today.slice(0, 4)));
  return day !== undefined && isDay(day) && ageOn(today, day) < 18;
}

const needsPermit = ({ nationality = "" }: About, country: Country): boolean =>
  worksFreely(country, nationality === "" ? null : nationality.toUpperCase()) === false;
