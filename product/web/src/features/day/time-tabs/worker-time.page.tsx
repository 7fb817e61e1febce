import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { limitsOf } from "#features/day/limits/queries.server.ts";
import { LeaveCard } from "#features/day/limits/share/leave-card.tsx";
import { LimitList } from "#features/day/limits/share/limit-list.tsx";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { monthAndYear } from "#i18n/format.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/worker-time.page";
import { HoursPart } from "./hours-part.tsx";
import { daysShown, hoursOfWorker } from "./queries.server.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "time.view",
  messages: ["worker-page", "workers", "time", "time-tabs", "limits"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("time.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const mayPropose = isPermitted(actor, "time.create");
  const now = clockNow();
  const [hours, limits] = await Promise.all([
    hoursOfWorker(actor, worker.id, locale, now),
    limitsOf(worker.id, dayAt(now, usualZone), now),
  ]);
  const months = [...new Set(hours.rows.map(({ day }) => day.slice(0, 7)))];
  return { ...hours, limits, months, mayPropose, daysShown };
}

/** Hours that a worker was planned for and worked in the last months. */
export default function WorkerTimePage({
  loaderData: { daysShown: n, months, limits, ...hours },
}: Route.ComponentProps) {
  const t = useTranslations("time-tabs");
  return (
    <div className="flex flex-col gap-5 pt-5 pb-8">
      <p className="text-compact text-fg-2">{t("months", { n })}</p>
      <MonthLinks months={months} />
      {limits && limits.measures.length > 0 && <LimitList measures={limits.measures} />}
      {limits?.leave && <LeaveCard leave={limits.leave} />}
      <HoursPart {...hours} />
    </div>
  );
}

function MonthLinks({ months }: { months: readonly string[] }) {
  const t = useTranslations("time-tabs");
  const locale = useLocale();
  const { pathname } = useLocation();
  if (months.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-compact">
      <span className="text-fg-2">{t("summaries")}</span>
      {months.map((month) => (
        <a key={month} href={`${pathname}/${month}/pdf`} download className="way font-medium">
          {monthAndYear(`${month}-01`, locale)}
        </a>
      ))}
    </p>
  );
}
