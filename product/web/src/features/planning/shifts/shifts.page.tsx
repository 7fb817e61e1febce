import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isUnsettled } from "@product/domain/planning/events";
import { hasPlaces } from "@product/domain/planning/shifts";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { EmptyPart } from "#features/planning/events/share/empty-part.tsx";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/shifts.page";
import { DayCards, daysIn } from "./day-cards.tsx";
import { DemandChart } from "./demand-chart.tsx";
import { shiftsOf } from "./queries.server.ts";
import { reviewAddress } from "./review-address.ts";
import { ShiftCard } from "./shift-card.tsx";

export const handle = { needs: "event.view", messages: ["events", "shifts"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame) throw failure("pageNotFound", { path: params.eventId });
  return { shifts: await shiftsOf(frame.id, locale), chosenDay: pageAddress(request).searchParams.get("day") };
}

/** The shifts of one day at a time, with the demand of that day. */
export default function ShiftsPage({ loaderData: { shifts, chosenDay } }: Route.ComponentProps) {
  const t = useTranslations("shifts");
  const locale = useLocale();
  const frame = useEventFrame();
  const days = daysIn(shifts);
  const current = days.find(({ day }) => day === chosenDay) ?? days[0];
  if (!current) return <EmptyPart title={t("none")}>{t("noneText")}</EmptyPart>;
  const open = shifts.filter(({ state }) => state === "draft" || state === "changed");
  const reviewAll = inLocale(reviewAddress(frame.id, { day: current.day }), locale);
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      {frame.may.publish && open.length > 1 && (
        <div>
          <Link to={reviewAll} className={buttonClass("quiet")}>
            {t("publishMany", { n: open.length })}
          </Link>
        </div>
      )}
      {frame.may.publish && isUnsettled(frame.status) && open.some(({ slots }) => hasPlaces(slots)) && (
        <Callout tone="info">{t("settles")}</Callout>
      )}
      {days.length > 1 && <DayCards days={days} current={current.day} />}
      <DemandChart day={current.day} shifts={current.shifts} timeZone={frame.timeZone} />
      {current.shifts.map((shift) => (
        <ShiftCard key={shift.id} eventId={frame.id} shift={shift} timeZone={frame.timeZone} may={frame.may} />
      ))}
    </div>
  );
}
