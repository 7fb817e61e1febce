/**
 * Documents required of everyone, of a role or by a client, valid on the day. Identity, right to work and contracts
 * have checks of their own.
 */
import { always, daysFrom, gaps, joined, shared } from "@product/domain/clearance/day-ranges";
import type { Ask, DocumentFact, DocumentRule, Facts, Rules } from "@product/domain/clearance/facts";
import type { Mode, Reason } from "@product/domain/clearance/verdict";
import { citedIn } from "@product/domain/company/document-types";
import { isEuropean } from "@product/domain/papers/right-to-work";
import type { Country } from "@product/domain/people/workers";
import { daysBefore } from "./age.ts";
import { on } from "./reason.ts";

export function documentReasons(facts: Facts, { documentTypes }: Rules, ask: Ask): Reason[] {
  return documentTypes
    .filter((type) => isAsked(type, facts, ask))
    .flatMap((type) => [...missing(asAsked(type, ask), facts, ask.mode), ...unfit(type, facts)]);
}

/** Whether this kind is asked of this worker for this work, on some days at least. */
export const isAsked = (type: DocumentRule, facts: Facts, ask: Ask): boolean =>
  isWanted(type, ask) || (!(type.proves && hasItsOwnCheck.includes(type.proves)) && fits(type, facts, ask));

const isWanted = ({ id }: DocumentRule, { also }: Ask): boolean => also?.documentTypeIds.includes(id) ?? false;

/** A document that the place asks for has to be there at assignment, whatever the usual setting. */
const asAsked = (type: DocumentRule, ask: Ask): DocumentRule =>
  isWanted(type, ask) ? { ...type, requiredFor: ["assign", "checkin"], severity: "block", minorsOnly: false } : type;

/** Whether everything that is said of whom it is asked holds for them. */
export function fits(type: DocumentRule, { country, workerType, nationality, birthDate }: Facts, ask: Ask): boolean {
  return (
    type.requiredFor.length > 0 &&
    type.countries.includes(country) &&
    (type.workerTypes.length === 0 || type.workerTypes.includes(workerType)) &&
    (type.roleIds.length === 0 || (ask.roleId !== undefined && type.roleIds.includes(ask.roleId))) &&
    (type.clientIds.length === 0 || (ask.clientId !== undefined && type.clientIds.includes(ask.clientId))) &&
    (type.nationality === "any" || (nationality !== null && isEuropean(nationality) === (type.nationality === "eu"))) &&
    (!type.minorsOnly || birthDate !== null)
  );
}

const hasItsOwnCheck: readonly string[] = ["identity", "work_permit", "right_to_work", "contract"];

function missing(type: DocumentRule, { documents, birthDate, country }: Facts, mode: Mode): Reason[] {
  const ours = documents.filter(({ typeId }) => typeId === type.id);
  const valid = ours.filter(({ state }) => state === "verified");
  const isWaiting = ours.some(({ state }) => state === "waiting");
  const requiredDays = type.minorsOnly && birthDate !== null ? daysBefore(birthDate, 18) : [always];
  const isNeededNow = mode === "checkin" || (mode === "assign" && type.requiredFor.some((act) => act !== "checkin"));
  return on(shared(requiredDays, gaps(valid.map(daysOf))), {
    code: "document.missing",
    verdict: isNeededNow && weighs(type, mode) ? "BLOCK" : "WARN",
    ...ruleOf(type, country),
    params: { nameEn: type.nameEn, nameEs: type.nameEs, waiting: isWaiting, ended: valid.length > 0 },
    fix: isWaiting
      ? { who: "staff", action: "document.review", documentTypeId: type.id }
      : { who: "worker", action: "document.request", documentTypeId: type.id },
    overridable: type.severity !== "block",
  });
}

/**
 * A lack that may be overridden with a reason only blocks at the gate; until then the document can still be brought.
 */
const weighs = ({ severity }: DocumentRule, mode: Mode): boolean =>
  severity === "block" || (severity === "override" && mode === "checkin");

/** A certificate that says no is worse than none. */
function unfit(type: DocumentRule, { documents, country }: Facts): Reason[] {
  const against = documents.filter(
    ({ typeId, state, fitness }) => typeId === type.id && state === "verified" && fitness === "not_fit",
  );
  return on(joined(against.map(daysOf)), {
    code: "document.unfit",
    verdict: "BLOCK",
    ...ruleOf(type, country),
    params: { nameEn: type.nameEn, nameEs: type.nameEs },
    fix: { who: "worker", action: "document.request", documentTypeId: type.id },
    overridable: false,
    private: true,
  });
}

const daysOf = ({ validFrom, validUntil }: DocumentFact) => daysFrom(validFrom, validUntil);
const ruleOf = (type: DocumentRule, country: Country) => ({
  rule: `DOC-${type.key.toUpperCase()}`,
  citation: citedIn(type, country),
});
