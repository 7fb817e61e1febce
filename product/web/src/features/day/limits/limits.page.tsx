import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isDay, plusDays } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { Callout } from "@product/ui/callout";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { StatusLight } from "@product/ui/records/status-light";
import { dayInWords, hoursAndMinutes } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/limits.page";
import { limitsOfWeek, type WeekOfLimits } from "./queries.server.ts";
import { LimitBar } from "./share/limit-list.tsx";

export const handle = { needs: "time.view", messages: ["limits"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "time.view");
  const now = clockNow();
  const chosenDay = pageAddress(request).searchParams.get("day") ?? "";
  return limitsOfWeek(actor, isDay(chosenDay) ? chosenDay : dayAt(now, usualZone), now);
}

/** Hours each person worked in a week against the limits of contract and visa; those beyond a limit first. */
export default function LimitsPage({ loaderData: { monday, people, isCut } }: Route.ComponentProps) {
  const t = useTranslations("limits");
  const locale = useLocale();
  const to = (day: string) => `${inLocale("/admin/time/limits", locale)}?day=${day}`;
  const week = { from: dayInWords(monday, locale), until: dayInWords(plusDays(monday, 6), locale) };
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={t("week", week)}
        actions={
          <>
            <Link to={to(plusDays(monday, -7))} className={buttonClass("quiet")}>
              {t("before")}
            </Link>
            <Link to={to(plusDays(monday, 7))} className={buttonClass("quiet")}>
              {t("after")}
            </Link>
            <Link to={inLocale("/admin/time", locale)} className={buttonClass("quiet")}>
              {t("back")}
            </Link>
          </>
        }
      />
      <div className="flex max-w-5xl flex-col gap-4 pb-8">
        {isCut && <Callout tone="warn">{t("cut")}</Callout>}
        {people.length === 0 ? <EmptyState title={t("none")}>{t("noneText")}</EmptyState> : <People people={people} />}
        {people.length > 0 && <p className="text-xs text-fg-2">{t("averages")}</p>}
      </div>
    </>
  );
}

function People({ people }: { people: WeekOfLimits["people"] }) {
  const t = useTranslations("limits");
  const locale = useLocale();
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-card border border-line">
      {people.map(({ id, name, code, minutes, measures }) => (
        <li key={id} className="num flex flex-wrap items-center gap-x-6 gap-y-1 px-3.5 py-2.5 text-compact">
          <Link to={inLocale(`/admin/workers/${id}/time`, locale)} className="way min-w-0 flex-[1_1_14rem] font-medium">
            {name} <span className="font-normal text-fg-2">{code}</span>
          </Link>
          <span className="w-20">{hoursAndMinutes(minutes)}</span>
          <span className="flex flex-[3_1_26rem] flex-col gap-1">
            {measures.length === 0 && <span className="text-fg-2">{t("noLimit")}</span>}
            {measures.map((measure) => (
              <span key={measure.key} className="grid items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
                <StatusLight tone={measure.standing === "over" ? "bad" : measure.standing === "near" ? "warn" : "ok"}>
                  {`${t(`limit:${measure.key}`)}: ${hoursAndMinutes(measure.minutes)} / ${hoursAndMinutes(measure.limitMinutes)}`}
                </StatusLight>
                <LimitBar {...measure} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
