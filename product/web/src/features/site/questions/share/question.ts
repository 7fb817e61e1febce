import type { AnswerFault } from "@product/domain/forms/check-answers";
import type { Answers } from "@product/domain/forms/definition";
import type { Question } from "#features/site/questions/schema.ts";
import type { Nation } from "@product/domain/rules/school-leaving";
import type { Country } from "@product/domain/people/workers";

/** The surroundings of questions: the choices they offer, and the facts by which answers are judged. */
export type Surroundings = {
  countries: readonly { code: string; name: string }[];
  languages: readonly { code: string; name: string }[];
  /** How many files are there already, by the field. */
  files: Readonly<Record<string, number>>;
  country: Country;
  nation: Nation;
  workDay: string | null;
  today: string;
  /** The applicant's name from their earlier answers, for signatures; empty where the form does not ask. */
  ownName: string;
};

export type QuestionProps = {
  question: Question;
  view: Surroundings;
  answers: Answers;
  faults: Readonly<Record<string, AnswerFault>>;
};

export const questionId = (name: string): string => `q-${name.replaceAll(".", "-")}`;
