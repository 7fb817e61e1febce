import { useId } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { AssignmentBadge } from "#features/planning/assignments/share/assignment-badge.tsx";
import { timeOf, weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { WorkerShift } from "./queries.server.ts";

type ShiftListProps = {
  heading: string;
  none: string;
  cut: "onlyNext" | "onlyNewest";
  rows: readonly WorkerShift[];
  isCut: boolean;
};

export function ShiftList({ heading, none, cut, rows, isCut }: ShiftListProps) {
  const t = useTranslations("worker-shifts");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {heading}
      </h2>
      {rows.length === 0 ? (
        <p className="text-compact text-fg-2">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {rows.map((row) => (
            <ShiftLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isCut && <p className="mt-2 text-compact text-fg-2">{t(cut, { n: rows.length })}</p>}
    </section>
  );
}

/** Times are those of the clock at the venue. */
function ShiftLine({ row }: { row: WorkerShift }) {
  const t = useTranslations("worker-shifts");
  const locale = useLocale();
  const { eventId, shiftId, timeZone } = row;
  const status = statuses.find((name) => row.endedReason === `worker.${name}`);
  const because = status ? t(`because:${status}`) : row.endedReason;
  return (
    <li className="grid items-center gap-x-5 gap-y-1 px-3.5 py-2.5 text-compact sm:grid-cols-[13rem_minmax(0,1fr)_12rem]">
      <span className="num">
        {weekdayAndTime(new Date(row.startsAt), locale, timeZone)}–{timeOf(new Date(row.endsAt), locale, timeZone)}
      </span>
      <span className="min-w-0">
        <Link to={inLocale(`/admin/events/${eventId}/shifts/${shiftId}/people`, locale)} className="way font-medium">
          {row.event}
        </Link>
        <span className="block text-fg-2">{[row.title, row.role, row.venue].join(" · ")}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AssignmentBadge state={row.state} />
        {because && <span className="text-fg-2">{because}</span>}
        {row.findings > 0 && (
          <span className="text-fg-2">
            {t("findings", { n: row.findings })}
            {row.decision && `, ${t(row.decision)}`}
          </span>
        )}
      </span>
    </li>
  );
}

/** Written for those whom the product released itself; anything else are the words of a person. */
const statuses = ["suspended", "blocked", "left", "data_blocked"] as const;
