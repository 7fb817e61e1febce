import { useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { OpenShift } from "@product/domain/site/blocks";
import { SelectField } from "@product/ui/controls/select-field";
import { buttonClass } from "@product/ui/controls/button";
import { shortDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { JobPostings } from "./job-postings.tsx";

type OpenShiftListProps = { shifts: readonly OpenShift[]; role?: string; town?: string };

/**
 * The shifts open for sign-up, the next first. Without JavaScript all of them stand there, and there is nothing to
 * filter by.
 */
export function OpenShiftList({ shifts, role: initialRole = "", town: initialTown = "" }: OpenShiftListProps) {
  const t = useTranslations("open-shifts");
  const [role, setRole] = useState(initialRole);
  const [town, setTown] = useState(initialTown);
  const shown = shifts.filter((shift) => (!role || shift.role === role) && (!town || shift.town === town));
  if (shifts.length === 0) return <p className="text-fg-2">{t("none")}</p>;
  return (
    <div className="flex flex-col gap-4">
      <JobPostings shifts={shifts} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-fg-2">{t("count", { n: shown.length })}</p>
        <div className="flex flex-wrap gap-2.5 noscript:hidden">
          <Choice
            label={t("role")}
            all={t("anyRole")}
            value={role}
            of={shifts.map((each) => each.role)}
            onChoose={setRole}
          />
          <Choice
            label={t("town")}
            all={t("anyTown")}
            value={town}
            of={shifts.map((each) => each.town)}
            onChoose={setTown}
          />
        </div>
      </div>
      {shown.length === 0 && <p className="text-fg-2">{t("noneLike")}</p>}
      <Rows shifts={shown.slice(0, first)} />
      {shown.length > first && (
        <details className="group">
          <summary
            className={`${buttonClass("quiet", "form")} cursor-pointer list-none group-open:hidden [&::-webkit-details-marker]:hidden`}
          >
            {t("seeAll", { n: shown.length })}
          </summary>
          <div className="-mt-4 group-open:-mt-[17px]">
            <Rows shifts={shown.slice(first)} />
          </div>
        </details>
      )}
    </div>
  );
}

/** As many shifts as fit on a screen; the others are one press away, also without JavaScript. */
const first = 6;

// By the room of the list, not of the window: the editor shows a page in half of it.
const Rows = ({ shifts }: { shifts: readonly OpenShift[] }) => (
  <ul className="@container divide-y divide-line border-y border-line">
    {shifts.map((shift) => (
      <Row key={shift.id} shift={shift} />
    ))}
  </ul>
);

type ChoiceProps = {
  label: string;
  all: string;
  value: string;
  of: readonly string[];
  onChoose: (value: string) => void;
};

const Choice = ({ label, all, value, of, onChoose }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
    <option value="">{all}</option>
    {[...new Set(of)]
      .filter(Boolean)
      .toSorted((a, b) => a.localeCompare(b))
      .map((each) => (
        <option key={each}>{each}</option>
      ))}
  </SelectField>
);

function Row({ shift }: { shift: OpenShift }) {
  const t = useTranslations("open-shifts");
  const locale = useLocale();
  const day = shortDay(shift.day, locale);
  return (
    <li className="grid grid-cols-2 gap-x-6 gap-y-1.5 py-4 @xl:grid-cols-[7.5rem_minmax(0,1fr)_9rem_5.5rem_auto] @xl:items-center">
      <time dateTime={shift.day} className="font-semibold @max-xl:col-span-2">
        {day}
      </time>
      <div className="min-w-0 @max-xl:col-span-2">
        <p className="font-semibold">{shift.role}</p>
        <p className="text-fg-2 wrap-anywhere">{[shift.event, shift.town].filter(Boolean).join(", ")}</p>
      </div>
      <p className="num text-fg-2">
        {shift.startsAt}–{shift.endsAt}
      </p>
      <p className="num text-fg-2 @max-xl:text-right">{t("places", { n: shift.places })}</p>
      {shift.form ? (
        <Link
          to={inLocale(`/signup?formId=${shift.form}&slot=${shift.id}`, locale)}
          aria-label={t("applyFor", { role: shift.role, day, event: shift.event })}
          className={`${buttonClass("quiet", "form")} @max-xl:col-span-2 @max-xl:mt-1`}
        >
          {t("apply")}
        </Link>
      ) : (
        <span />
      )}
    </li>
  );
}
