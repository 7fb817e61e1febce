import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { EmptyState } from "@product/ui/records/empty-state";
import { Pagination } from "@product/ui/records/pagination";
import { CoverBar } from "#features/planning/cover/share/cover-bar.tsx";
import { shortDay, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { CandidateRow } from "./candidate-row.tsx";
import { candidatesOnPage, rankings, staffingViews } from "./schema.ts";
import { useStaffingLink } from "./staffing-link.ts";
import type { Staffing } from "./staffing.page.tsx";

/** Ranked candidates for the chosen place, each with the verdict and its reasons. */
export function CandidatePanel({ staffing }: { staffing: Staffing }) {
  const t = useTranslations("staffing");
  const to = useStaffingLink(staffing);
  const { query, found } = staffing;
  const { people, hasMore } = found!;
  const shown = people.filter(({ verdict }) => query.show === "all" || verdict === query.show);
  const first = (query.page - 1) * candidatesOnPage;
  return (
    <section aria-label={t("people")} className="rounded-card border border-line">
      <PanelHead staffing={staffing} />
      <CoverOfPlace staffing={staffing} />
      <FullNote staffing={staffing} />
      <div className="px-4">
        <LinkTabs label={t("views")}>
          {staffingViews.map((show) => (
            <LinkTab
              key={show}
              current={query.show === show}
              count={show === "all" ? people.length : people.filter(({ verdict }) => verdict === show).length}
            >
              <Link to={to({ show, page: query.page })} preventScrollReset>
                {t(`show:${show}`)}
              </Link>
            </LinkTab>
          ))}
        </LinkTabs>
      </div>
      <Ranking staffing={staffing} />
      {shown.length === 0 ? (
        <div className="p-4">
          <EmptyState title={t("nobody")}>{t("nobodyText")}</EmptyState>
        </div>
      ) : (
        <ol className="divide-y divide-line">
          {shown.map((person) => (
            <CandidateRow
              key={person.id}
              staffing={staffing}
              person={person}
              rank={first + people.indexOf(person) + 1}
            />
          ))}
        </ol>
      )}
      {(hasMore || query.page > 1) && (
        <div className="border-t border-line px-4">
          <Pagination
            labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
            previous={query.page > 1 ? <Link to={to({ page: query.page - 1 })} /> : undefined}
            next={hasMore ? <Link to={to({ page: query.page + 1 })} /> : undefined}
          />
        </div>
      )}
    </section>
  );
}

function PanelHead({ staffing: { chosen, eventId, timeZone, maySeeNumbers } }: { staffing: Staffing }) {
  const t = useTranslations("staffing");
  const locale = useLocale();
  const { shift, slot } = chosen!;
  const at = (moment: number) => timeOf(new Date(moment), locale, timeZone);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold">
          {slot.role}, {shift.title}
        </h2>
        <p className="num text-compact text-fg-2">
          {shortDay(shift.day, locale)}, {at(shift.startsAt)}–{at(shift.endsAt)}
        </p>
      </div>
      {maySeeNumbers && shift.state !== "draft" && slot.confirmed < slot.target && (
        <Link
          to={inLocale(`/admin/events/${eventId}/staffing/${slot.id}/calls`, locale)}
          className={buttonClass("quiet")}
        >
          {t("callList")}
        </Link>
      )}
      <Link
        to={inLocale(`/admin/events/${eventId}/shifts/${shift.id}/people`, locale)}
        className={buttonClass("quiet")}
      >
        {t("seePeople")}
      </Link>
      <span className="num text-title">
        {slot.confirmed}
        <span className="text-fg-3">/{slot.target}</span>
      </span>
    </header>
  );
}

/** Warns beforehand that a worker invited to a filled place joins its waiting list. */
function FullNote({ staffing: { chosen } }: { staffing: Staffing }) {
  const t = useTranslations("staffing");
  const { shift, slot } = chosen!;
  if (shift.state === "draft" || slot.fillMode !== "invite" || slot.confirmed < slot.target) return null;
  return (
    <div className="px-4 pb-3">
      <Callout tone="info">{t("invitedWaits")}</Callout>
    </div>
  );
}

function CoverOfPlace({ staffing: { chosen, cover, timeZone } }: { staffing: Staffing }) {
  const { shift, slot } = chosen!;
  const mayStart = shift.state !== "draft" && slot.confirmed < slot.target;
  return <CoverBar cover={cover} slotId={slot.id} mayStart={mayStart} zone={timeZone} />;
}

/** By which fact first, as links; and finding someone by name or code, as a form. */
function Ranking({ staffing }: { staffing: Staffing }) {
  const t = useTranslations("staffing");
  const to = useStaffingLink(staffing);
  const { query, chosen, eventId } = staffing;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-y border-line bg-bg-subtle px-4 py-2.5 text-compact">
      <p className="flex flex-wrap gap-x-3 gap-y-3 py-1.5 text-fg-2">
        {t("ranked")}
        {rankings.map((rank) => (
          <Link
            key={rank}
            to={to({ rank })}
            preventScrollReset
            aria-current={rank === query.rank ? "true" : undefined}
            className="touch-target underline underline-offset-3 aria-[current=true]:font-medium aria-[current=true]:text-fg aria-[current=true]:no-underline"
          >
            {t(`rank:${rank}`)}
          </Link>
        ))}
      </p>
      <search>
        <Form
          method="get"
          action={inLocale(`/admin/events/${eventId}/staffing`, useLocale())}
          className="flex items-end gap-2"
        >
          <input type="hidden" name="slot" value={chosen!.slot.id} />
          <input type="hidden" name="rank" value={query.rank} />
          <Field id="staffing-search" name="q" type="search" label={t("search")} defaultValue={query.q} />
          <Button type="submit" look="quiet" size="form">
            {t("find")}
          </Button>
        </Form>
      </search>
    </div>
  );
}
