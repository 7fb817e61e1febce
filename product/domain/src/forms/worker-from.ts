/** The worker described by the answers: their details as typed, and the data kept beside them. */
import { dayParts, dayPartTimes, type DayPart } from "./field-types.ts";
import { guardianRelations, type Guardian } from "@product/domain/people/guardians";
import { weekdays, type Availability } from "@product/domain/people/availability";
import type { TypedWorker } from "@product/domain/people/worker-record";
import { listOf, textOf, workerFieldOf, inputName, type Answers, type FormField } from "./definition.ts";

/** The fields that are shown, and what was answered to them. */
export function typedFrom(fields: readonly FormField[], answers: Answers): TypedWorker {
  const typed: Record<string, string> = {};
  for (const field of fields) {
    const detail = workerFieldOf(field);
    if (field.type === "address")
      for (const part of ["address", "town", "postcode"]) typed[part] = textOf(answers, inputName(field.key, part));
    else if (detail) typed[detail] = textOf(answers, field.key);
  }
  // A passport is of the country whose nationality it shows, unless the form asks.
  if (typed["passport"]) typed["passportCountry"] ??= typed["nationality"] ?? "";
  return typed;
}

/** Their name as they gave it, in one line. Nothing where the form does not ask for it. */
export const fullName = ({ firstName = "", lastName = "", secondLastName = "" }: TypedWorker): string =>
  [firstName, lastName, secondLastName].join(" ").trim().replaceAll(/\s+/gu, " ");

const ofType = (fields: readonly FormField[], type: FormField["type"]) => fields.filter((field) => field.type === type);

export const rolesFrom = (fields: readonly FormField[], answers: Answers): string[] => [
  ...new Set(ofType(fields, "roles").flatMap(({ key }) => listOf(answers, key))),
];

export const qualificationsFrom = (fields: readonly FormField[], answers: Answers): string[] => [
  ...new Set(ofType(fields, "qualifications").flatMap(({ key }) => listOf(answers, key))),
];

/** Every week from a day on: one entry for the days that share a part. */
export function availabilityFrom(fields: readonly FormField[], answers: Answers, firstDay: string): Availability[] {
  const cells = new Set(ofType(fields, "availability").flatMap(({ key }) => listOf(answers, key)));
  return dayParts.flatMap((part) => {
    const days = weekdays.filter((day) => cells.has(availabilityCell(day, part)));
    return days.length === 0
      ? []
      : [{ kind: "available" as const, firstDay, lastDay: null, weekdays: days, ...dayPartTimes[part] }];
  });
}

export const availabilityCell = (weekday: number, part: DayPart): string => `${weekday}-${part}`;

/** The guardian of a minor, where the form asked for one who has signed. */
export function guardianFrom(fields: readonly FormField[], answers: Answers): Guardian | undefined {
  const [field] = ofType(fields, "guardian");
  if (!field) return undefined;
  const part = (name: string) => textOf(answers, inputName(field.key, name));
  const relation = guardianRelations.find((each) => each === part("relation"));
  if (!relation || part("name") === "") return undefined;
  return { name: part("name"), relation, contact: part("contact"), signedBy: part("signed") || null };
}

/** Which texts were agreed to, in which version. */
export const consentsFrom = (fields: readonly FormField[], answers: Answers): { key: string; version: number }[] =>
  ofType(fields, "consent").flatMap(({ key }) => {
    const version = Number(textOf(answers, key));
    return Number.isInteger(version) && version > 0 ? [{ key, version }] : [];
  });
