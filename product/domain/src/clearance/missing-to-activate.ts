/**
 * Everything that still keeps an approved worker from becoming active, so that the office sees at once what to ask for.
 */
import type { AskedField } from "@product/domain/people/missing-fields";
import { isEmployed } from "@product/domain/papers/engagements";
import { isAsked } from "./checks/documents.ts";
import { daysBefore } from "./checks/age.ts";
import { identityReasons } from "./checks/identity.ts";
import { rightToWorkReasons } from "./checks/right-to-work.ts";
import { daysFrom, includes } from "./day-ranges.ts";
import type { DocumentRule, Facts, Rules } from "./facts.ts";

export type ActivationGap =
  | { code: "profile"; fields: readonly AskedField[] }
  | { code: "identity" }
  | { code: "right-to-work" }
  | { code: "contract" }
  | { code: "document"; documentTypeId: string };

/** Their roles, what of their profile is empty, and the day that it is. */
type Known = { roleIds: readonly string[]; missingFields: readonly AskedField[]; today: string };

export function missingToActivate(
  facts: Facts,
  rules: Rules,
  { roleIds, missingFields, today }: Known,
): ActivationGap[] {
  const fields = missingFields.filter((field) => !notNeeded.includes(field));
  const isToday = (days: { from: string; until: string }) => includes(days, today);
  const documents = rules.documentTypes.filter(
    (type) => isAskedOf(facts, type, roleIds, today) && !isHeld(facts, type, today),
  );
  return [
    ...(fields.length > 0 ? [{ code: "profile" as const, fields }] : []),
    ...(identityReasons(facts, rules).some(isToday) ? [{ code: "identity" as const }] : []),
    ...(rightToWorkReasons(facts, rules).some(isToday) ? [{ code: "right-to-work" as const }] : []),
    ...(isEmployed(facts.workerType) && !hasContract(facts, today) ? [{ code: "contract" as const }] : []),
    ...documents.map(({ id }) => ({ code: "document" as const, documentTypeId: id })),
  ];
}

// Documents show numbers better than a form does, and the rest is as people like.
const notNeeded: readonly AskedField[] = [
  "spanishId",
  "spanishIdExpiresOn",
  "passport",
  "passportCountry",
  "passportExpiresOn",
  "shareCode",
  "accountHolder",
  "languages",
];

/** Signed, and not over; it may begin later. */
const hasContract = ({ engagements, legalEntityId }: Facts, today: string): boolean =>
  engagements.some(
    (each) =>
      each.legalEntityId === legalEntityId &&
      each.state === "signed" &&
      (each.lastDay === null || each.lastDay >= today),
  );

function isAskedOf(facts: Facts, type: DocumentRule, roleIds: readonly string[], today: string): boolean {
  if (!type.requiredFor.includes("activate")) return false;
  const isOfAge =
    !type.minorsOnly ||
    (facts.birthDate !== null && daysBefore(facts.birthDate, 18).some((days) => includes(days, today)));
  return isOfAge && [undefined, ...roleIds].some((roleId) => isAsked(type, facts, { mode: "assign", roleId }));
}

const isHeld = ({ documents }: Facts, { id }: DocumentRule, today: string): boolean =>
  documents.some(
    ({ typeId, state, fitness, validFrom, validUntil }) =>
      typeId === id &&
      state === "verified" &&
      fitness !== "not_fit" &&
      includes(daysFrom(validFrom, validUntil), today),
  );
