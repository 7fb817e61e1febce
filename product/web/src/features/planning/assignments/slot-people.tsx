import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import { takesPlace } from "@product/domain/planning/assignments";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { AssignmentBadge } from "#features/planning/assignments/share/assignment-badge.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonFindings } from "./person-findings.tsx";
import { RefusedFindings } from "./refused-findings.tsx";
import type { PersonOn } from "./queries.server.ts";

export type PeopleMay = { assign: boolean; release: boolean; override: boolean; noShow: boolean };

type SlotPeopleProps = {
  slot: { id: string; role: string };
  people: readonly PersonOn[];
  candidates: readonly { id: string; name: string; code: string }[];
  may: PeopleMay;
  zone: string;
  reply: FormReply | undefined;
  submissionKey: string;
};

/** People in one role of a shift, with the ways to add or release one. */
export function SlotPeople({ slot, people, candidates, may, zone, reply, submissionKey }: SlotPeopleProps) {
  const t = useTranslations("assignments");
  return (
    <section aria-labelledby={`people-${slot.id}`} className="rounded-card border border-line">
      <h3 id={`people-${slot.id}`} className="border-b border-line bg-bg-subtle px-3.5 py-2.5 text-sm font-semibold">
        {slot.role}
      </h3>
      {people.length === 0 ? (
        <p className="px-3.5 py-3 text-compact text-fg-2">{t("nobody")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <li key={person.id}>
              <PersonLine person={person} may={may} hasStandby={people.some(({ state }) => state === "standby")} />
              <PersonFindings
                person={person}
                zone={zone}
                mayOverride={may.override}
                reply={reply}
                submissionKey={submissionKey}
              />
            </li>
          ))}
        </ul>
      )}
      <RefusedFindings
        slotId={slot.id}
        candidates={candidates}
        zone={zone}
        mayOverride={may.override}
        reply={reply}
        submissionKey={submissionKey}
      />
      {may.assign && (
        <Form
          method="post"
          action="?do=assign"
          preventScrollReset
          key={people.length}
          className="flex flex-wrap items-end gap-2 border-t border-line px-3.5 py-3"
        >
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="slotId" value={slot.id} />
          {candidates.length === 0 ? (
            <p className="text-compact text-fg-2">{t("noCandidates")}</p>
          ) : (
            <>
              <div className="min-w-60 flex-1">
                <SelectField name="workerId" label={t("worker")} defaultValue="" required>
                  <option value="">{t("choose")}</option>
                  {candidates.map(({ id, name, code }) => (
                    <option key={id} value={id}>
                      {name} · {code}
                    </option>
                  ))}
                </SelectField>
              </div>
              <Button type="submit">{t("assign")}</Button>
            </>
          )}
        </Form>
      )}
    </section>
  );
}

type PersonLineProps = { person: PersonOn; may: PeopleMay; hasStandby: boolean };

function PersonLine({ person, may, hasStandby }: PersonLineProps) {
  const t = useTranslations("assignments");
  const locale = useLocale();
  const { workerId, name, code, mobile, state, lateMinutes, withdrawnLate, endedReason, compensationDue } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 text-compact">
      <Link to={inLocale(`/admin/workers/${workerId}`, locale)} className="way font-medium">
        {name}
      </Link>
      <span className="font-mono text-xs text-fg-2">{code}</span>
      {mobile && (
        <a
          href={`tel:${mobile}`}
          aria-label={t("callName", { name, number: spacedNumber(mobile) })}
          className="way num touch-target"
        >
          {spacedNumber(mobile)}
        </a>
      )}
      <AssignmentBadge state={state} />
      {lateMinutes !== null && takesPlace(state) && <Badge tone="warn">{t("late", { n: lateMinutes })}</Badge>}
      {state === "withdrawn" && withdrawnLate && <Badge tone="warn">{t("withdrawnLate")}</Badge>}
      {state === "withdrawn" && endedReason && (
        <span className="wrap-anywhere text-fg-2">{t("withdrawnBecause", { reason: endedReason })}</span>
      )}
      {compensationDue && <Badge tone="warn">{t("compensationDue")}</Badge>}
      <PersonActions person={person} may={may} hasStandby={hasStandby} />
    </div>
  );
}
