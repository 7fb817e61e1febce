/** The clearance of a single day, told from the facts one by one and with no spans: slow, plain, and made apart from the function it checks. */
import type { Ask, DocumentRule, Facts, Rules } from "@product/domain/clearance/facts";
import { isEmployed, needsAlta } from "@product/domain/papers/engagements";
import { isEuropean } from "@product/domain/papers/right-to-work";
import { schoolLeavingDate } from "@product/domain/rules/school-leaving";
import { alsoCountsFor } from "@product/domain/company/qualifications";

/** Each as `verdict code about`, in no order. */
export function saidOn(day: string, facts: Facts, rules: Rules, ask: Ask): string[] {
  const reasons: string[] = [];
  const say = (isSo: boolean, verdict: string, code: string, about = "") => {
    if (isSo) reasons.push(`${verdict} ${code} ${about}`.trim());
  };
  const atGate = ask.mode === "checkin";
  const role = rules.roles.find(({ id }) => id === ask.roleId);
  const valid = (from: string | null, until: string | null) => (!from || from <= day) && (!until || day <= until);
  const holds = (isKind: (type: DocumentRule) => boolean) =>
    facts.documents.some(
      ({ typeId, state, validFrom, validUntil }) =>
        state === "verified" &&
        valid(validFrom, validUntil) &&
        rules.documentTypes.some((type) => type.id === typeId && isKind(type)),
    );

  const { status } = facts;
  const isOver = status === "suspended" && facts.statusUntil !== null && facts.statusUntil < day;
  const mayBeHere = status === "active" || (status === "approved" && ask.mode === "browse");
  say(!mayBeHere && !isOver, status === "dormant" ? "WARN" : "BLOCK", "status");
  say(ask.clientId !== undefined && facts.refusedBy.includes(ask.clientId), "BLOCK", "client.refused");

  const pastChecks = facts.checks.filter(({ country, checkedOn }) => country === facts.country && checkedOn <= day);
  const order = ({ checkedOn, madeAt }: { checkedOn: string; madeAt: string }) => checkedOn + madeAt;
  const last = pastChecks.map(order).toSorted().at(-1);
  const standing = pastChecks.filter((check) => order(check) === last && valid(null, check.validUntil));
  const isFree = facts.country === "ES" && facts.nationality !== null && isEuropean(facts.nationality);
  const isRefused = standing.some(({ outcome }) => outcome === "refused");
  const proof = facts.country === "ES" ? "work_permit" : "right_to_work";
  const isShown = holds(({ proves, countries }) => proves === proof && countries.includes(facts.country));
  const isInTheUk = facts.country === "UK";
  const isOutside =
    isInTheUk &&
    (facts.workerType === "volunteer" ||
      (facts.workerType === "self_employed" && (facts.isGenuinelySelfEmployed || day < "2026-10-01")));
  const isKnown = isInTheUk && standing.some(({ outcome }) => outcome !== "refused");
  say(!isKnown && !holds(({ proves }) => proves === "identity"), "BLOCK", "identity.missing");
  say(!isFree && isRefused, "BLOCK", "right-to-work.refused");
  say(!isFree && !isOutside && !isShown && standing.length === 0, "BLOCK", "right-to-work.missing");

  const age = facts.birthDate === null ? undefined : ageOn(day, facts.birthDate);
  say(age === undefined, "BLOCK", "age.unknown");
  const leaves = isInTheUk && facts.birthDate !== null ? schoolLeavingDate(facts.birthDate, facts.nation) : "";
  const isAtSchool = facts.nation === "england-wales" ? day <= leaves : day < leaves;
  say(age !== undefined && (isInTheUk ? isAtSchool : age < 16), "BLOCK", "age.too-young");
  say(age !== undefined && role !== undefined && role.minimumAge > 16 && age < role.minimumAge, "BLOCK", "age.role");

  if (isEmployed(facts.workerType)) {
    const ours = facts.engagements.filter(
      (each) => each.legalEntityId === facts.legalEntityId && each.state !== "cancelled",
    );
    const now = ours.filter(({ firstDay, lastDay }) => valid(firstDay, lastDay));
    say(now.length === 0, ask.mode === "browse" ? "WARN" : "BLOCK", "engagement.missing");
    const isSigned = now.some(({ state }) => state === "signed");
    say(now.length > 0 && !isSigned, atGate && facts.country === "ES" ? "BLOCK" : "WARN", "engagement.unsigned");
    const isRegistered = ours.some(({ altaOn, bajaOn }) => altaOn !== null && valid(altaOn, bajaOn));
    const owesAlta = needsAlta(facts.country, facts.workerType) && now.length > 0 && !isRegistered;
    say(owesAlta, atGate ? "BLOCK" : "WARN", "engagement.alta");
    say(!facts.hasSocialNumber || !facts.hasBankAccount, "WARN", "payroll.missing");
  }

  for (const type of rules.documentTypes) {
    const isAsked =
      !["identity", "work_permit", "right_to_work", "contract"].includes(type.proves ?? "") &&
      type.requiredFor.length > 0 &&
      type.countries.includes(facts.country) &&
      (type.workerTypes.length === 0 || type.workerTypes.includes(facts.workerType)) &&
      (type.roleIds.length === 0 || type.roleIds.includes(ask.roleId ?? "")) &&
      (type.clientIds.length === 0 || type.clientIds.includes(ask.clientId ?? "")) &&
      (type.nationality === "any" ||
        (facts.nationality !== null && isEuropean(facts.nationality) === (type.nationality === "eu")));
    const isForAge = !type.minorsOnly || (age !== undefined && age < 18);
    const isDue = atGate || (ask.mode === "assign" && type.requiredFor.some((act) => act !== "checkin"));
    const blocks = isDue && (type.severity === "block" || (type.severity === "override" && atGate));
    const isThis = ({ id }: DocumentRule) => id === type.id;
    say(isAsked && isForAge && !holds(isThis), blocks ? "BLOCK" : "WARN", "document.missing", type.id);
    const isUnfit = facts.documents.some(
      ({ typeId, state, fitness, validFrom, validUntil }) =>
        typeId === type.id && state === "verified" && fitness === "not_fit" && valid(validFrom, validUntil),
    );
    say(isAsked && (!type.minorsOnly || age !== undefined) && isUnfit, "BLOCK", "document.unfit", type.id);
  }

  for (const wanted of role?.qualificationIds ?? []) {
    const has = facts.qualifications.some(
      ({ qualificationId, state, validFrom, validUntil }) =>
        state === "verified" &&
        valid(validFrom, validUntil) &&
        [qualificationId, ...alsoCountsFor(qualificationId, rules.implications)].includes(wanted),
    );
    say(!has, "BLOCK", "qualification.missing", wanted);
  }

  say(
    facts.absences.some(({ from, until }) => valid(from, until)),
    "BLOCK",
    "absent",
  );
  return reasons;
}

function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
