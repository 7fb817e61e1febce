import { useLocale, useTranslations } from "use-intl";
import { isStaffed } from "@product/domain/day/devices";
import type { GateCode } from "@product/domain/day/verdict";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { timeOf, weekdayAndTime } from "#i18n/format.ts";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";

const plain = ["in", "out", "already-in", "to-break", "from-break", "zone-in", "zone-out"] as const;
type Plain = (typeof plain)[number];
const isPlain = (code: GateCode): code is Plain => plain.some((each) => each === code);

/** The shift, where they go, and what is done next; for supervisors also why. */
export function VerdictFacts({ gate, scanned, today }: { gate: Gate; scanned: Scanned; today: string }) {
  const t = useTranslations("gate");
  const locale = useLocale();
  const say = useReasonSentence();
  const { verdict, person } = scanned;
  const { code, shift } = verdict;
  const place = person?.nearest;
  const { timeZone } = gate;
  const isFar = code === "wrong-day";
  const reason = code === "not-allowed" || code === "owes-papers" ? person?.reason : undefined;
  const when =
    place &&
    `${(isFar ? weekdayAndTime : timeOf)(new Date(place.startsAt), locale, timeZone)}–${timeOf(new Date(place.endsAt), locale, timeZone)}`;
  const isLeavingWith = code === "out" && scanned.loans.length > 0;
  const handBack = !isLeavingWith
    ? ""
    : !isStaffed(gate.profile)
      ? t("handBack")
      : scanned.isOffline
        ? t("noteBack")
        : "";
  const next = isPlain(code) ? handBack : t(`next:${code}`, { gate: shift?.gate ?? "" });
  const isKnown = code === "already-in" || code === "from-break";
  const hasNoPhoto = scanned.isOffline && !scanned.thumbnail && (isKnown || code === "compare-photo");
  const facts = [
    ["shift", when],
    ["goesTo", place?.zone || place?.gate || place?.shift],
    ["rest", !next && !isKnown && place?.restMinutes && t("restOf", { minutes: String(place.restMinutes) })],
    ["has", scanned.loans.map(({ name, number }) => [name, number].filter(Boolean).join(" ")).join(", ")],
    ["photo", !person ? "" : hasNoPhoto ? t("noPhoto") : isKnown && t("samePerson")],
    ["why", reason && say(reason, today).headline],
    ["rule", reason?.citation],
    ["next", next],
  ] as const;
  return (
    <dl className="gate-facts">
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
