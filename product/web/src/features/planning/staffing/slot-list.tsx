import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FillBar } from "@product/ui/records/fill-bar";
import type { SlotRow } from "#features/planning/shifts/queries.server.ts";
import { shortDay, timeOf } from "#i18n/format.ts";
import { useStaffingLink } from "./staffing-link.ts";
import type { Staffing } from "./staffing.page.tsx";

/** Every place of the coming shifts, by day; the chosen one stands out. */
export function SlotList({ staffing }: { staffing: Staffing }) {
  const t = useTranslations("staffing");
  const locale = useLocale();
  const to = useStaffingLink(staffing);
  const { days, chosen, timeZone } = staffing;
  const gaps = days.flatMap(({ shifts }) => shifts.flatMap(({ slots }) => slots)).filter(isOpen).length;
  return (
    <nav aria-label={t("slots")} className="flex flex-col gap-3">
      <p className="flex items-baseline gap-2 text-sm">
        <b>{t("slots")}</b> <span className="num text-compact text-fg-2">{t("gaps", { n: gaps })}</span>
      </p>
      {days.map(({ day, shifts }) => (
        <section
          key={day}
          aria-label={shortDay(day, locale)}
          className="overflow-hidden rounded-card border border-line"
        >
          <h2 className="num border-b border-line bg-bg-subtle px-3 py-2 text-compact font-semibold">
            {shortDay(day, locale)}
          </h2>
          <ul className="divide-y divide-line">
            {shifts.flatMap((shift) =>
              shift.slots.map((slot) => (
                <li key={slot.id}>
                  <Link
                    to={to({ slot: slot.id, show: "all", q: "" })}
                    preventScrollReset
                    aria-current={slot.id === chosen?.slot.id ? "true" : undefined}
                    className="flex flex-col gap-1 border-l-3 border-transparent px-3 py-2.5 text-compact hover:bg-bg-hover aria-[current=true]:border-primary aria-[current=true]:bg-bg-selected"
                  >
                    <span className="num flex justify-between gap-2">
                      <span className="font-medium">
                        {slot.role}, {shift.title}
                      </span>
                      <span>
                        <b>{slot.confirmed}</b>
                        <span className="text-fg-3">/{slot.target}</span>
                      </span>
                    </span>
                    <FillBar {...slot} />
                    <span className="num flex flex-wrap gap-x-3 text-xs text-fg-2">
                      <span>
                        {timeOf(new Date(shift.startsAt), locale, timeZone)}–
                        {timeOf(new Date(shift.endsAt), locale, timeZone)}
                      </span>
                      <Standing slot={slot} />
                    </span>
                  </Link>
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const isOpen = ({ confirmed, target }: SlotRow) => confirmed < target;

function Standing({ slot }: { slot: SlotRow }) {
  const t = useTranslations("staffing");
  return (
    <>
      <span className={isOpen(slot) ? "text-warn-text" : "text-ok-text"}>
        {isOpen(slot) ? t("open", { n: slot.target - slot.confirmed }) : t("filled")}
      </span>
      {slot.asked > 0 && <span>{t("asked", { n: slot.asked })}</span>}
      {slot.waiting > 0 && <span>{t("waiting", { n: slot.waiting })}</span>}
      {slot.staged > 0 && <span>{t("staged", { n: slot.staged })}</span>}
    </>
  );
}
