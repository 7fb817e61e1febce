import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Avatar } from "@product/ui/records/avatar";
import { Badge } from "@product/ui/records/badge";
import { StatusLight } from "@product/ui/records/status-light";
import type { Tone } from "@product/ui/records/tone";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useFindingSentence } from "#features/people/clearance-light/share/finding-sentence.ts";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { calendarDay, hoursAndMinutes } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Candidate } from "./queries.server.ts";
import { useStaffingLink } from "./staffing-link.ts";
import type { Staffing } from "./staffing.page.tsx";

const tones: Record<Candidate["verdict"], Tone> = { can: "ok", could: "warn", cannot: "bad" };

const saidTones: Record<NonNullable<Candidate["said"]>, Tone> = {
  unavailable: "bad",
  undesired: "warn",
  available: "ok",
  desired: "info",
};

type CandidateRowProps = { staffing: Staffing; person: Candidate; rank: number };

/** Someone with the facts that rank them, the verdict, and the one next step. */
export function CandidateRow({ staffing, person, rank }: CandidateRowProps) {
  const t = useTranslations("staffing");
  const locale = useLocale();
  const why = useWhy(staffing, person);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <span className="num w-5 text-right text-xs text-fg-3">{rank}</span>
      <Avatar name={person.name} seed={person.id} size={28} />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="text-sm">
          <a href={inLocale(`/admin/workers/${person.id}`, locale)} data-way className="way font-medium">
            {person.name}
          </a>{" "}
          <span className="font-mono text-xs text-fg-2">{person.code}</span>{" "}
          {person.isDormant && <Badge tone="idle">{t("dormant")}</Badge>}{" "}
          {person.said && <Badge tone={saidTones[person.said]}>{t(`said:${person.said}`)}</Badge>}
        </p>
        {why ? (
          <p className={`text-compact ${person.verdict === "cannot" ? "text-bad-text" : "text-warn-text"}`}>{why}</p>
        ) : (
          <Facts person={person} />
        )}
        {staffing.query.rank === "points" && <WhyHere person={person} />}
      </div>
      <StatusLight tone={tones[person.verdict]}>{t(`verdict:${person.verdict}`)}</StatusLight>
      <span className="flex min-w-28 justify-end max-sm:w-full max-sm:*:grow">
        <Step staffing={staffing} person={person} />
      </span>
    </li>
  );
}

function Facts({ person: { minutes, timesHere, lastHere, lastAsked } }: { person: Candidate }) {
  const t = useTranslations("staffing");
  const locale = useLocale();
  return (
    <p className="num flex flex-wrap gap-x-3 text-xs text-fg-2">
      <span>{t("thisWeek", { hours: hoursAndMinutes(minutes) })}</span>
      <span>{lastHere ? t("here", { n: timesHere, day: calendarDay(lastHere, locale) }) : t("never")}</span>
      {lastAsked && <span>{t("lastAsked", { day: calendarDay(lastAsked, locale) })}</span>}
    </p>
  );
}

/** The points behind a candidate's rank. */
function WhyHere({ person: { points } }: { person: Candidate }) {
  const t = useTranslations("staffing");
  const [here, hours, asked] = [points.here, points.hours, points.asked].map(Math.round);
  return (
    <p className="num text-xs text-fg-2">
      {t("points", { n: Math.round(points.total), here: here!, hours: hours!, asked: asked! })}
    </p>
  );
}

/** The first thing in the way, and how many more there are. */
function useWhy({ chosen, timeZone }: Staffing, { reason, finding, more }: Candidate): string {
  const t = useTranslations("staffing");
  const ofReason = useReasonSentence();
  const ofFinding = useFindingSentence();
  const reasonText = reason
    ? ofReason(reason, chosen!.shift.day).headline
    : finding
      ? ofFinding(finding, timeZone).headline
      : "";
  return more > 0 ? `${reasonText}, ${t("moreReasons", { n: more })}` : reasonText;
}

function Step({ staffing, person }: Omit<CandidateRowProps, "rank">) {
  const t = useTranslations("staffing");
  const locale = useLocale();
  const to = useStaffingLink(staffing);
  const { shift, slot } = staffing.chosen!;
  if (person.verdict === "cannot") return null;
  if (person.verdict === "could")
    return (
      <Link
        to={inLocale(`/admin/events/${staffing.eventId}/shifts/${shift.id}/people`, locale)}
        className={buttonClass("ghost")}
      >
        {t("override")}
      </Link>
    );
  const act = t(`do:${shift.state === "draft" ? "stage" : slot.fillMode === "invite" ? "invite" : "book"}`);
  return (
    <Form method="post" action={to({ ...staffing.query, slot: slot.id, shift: shift.id })} preventScrollReset>
      <SubmissionKey value={`${staffing.submissionKey.slice(0, -4)}${person.id.slice(-4)}`} />
      <input type="hidden" name="slotId" value={slot.id} />
      <input type="hidden" name="workerId" value={person.id} />
      <Button type="submit" aria-label={t("doFor", { act, name: person.name })}>
        {act}
      </Button>
    </Form>
  );
}
