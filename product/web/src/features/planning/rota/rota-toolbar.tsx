import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { rotaSubjects, rotaViews } from "@product/domain/planning/rota/rota";
import { Glyph } from "@product/ui/glyph";
import { Button, buttonClass } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { calendarDay, monthAndYear } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { useRotaLink } from "./rota-links.ts";
import { rotaAddress } from "./schema.ts";

/** Which days, by what, and how: every choice is a link. */
export function RotaToolbar({ rota }: { rota: Rota }) {
  const t = useTranslations("rota");
  const to = useRotaLink(rota.query);
  const { query, before, after } = rota;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <nav aria-label={t("span")} className="flex items-center gap-1 max-sm:w-full">
        <Link to={to({ day: before })} preventScrollReset aria-label={t("before")} className={buttonClass("quiet")}>
          <Glyph name="chevron-left" />
        </Link>
        <span className="num inline-flex h-8 items-center rounded-control border border-line-2 px-3 text-compact font-medium max-sm:grow max-sm:justify-center">
          <Span rota={rota} />
        </span>
        <Link to={to({ day: after })} preventScrollReset aria-label={t("after")} className={buttonClass("quiet")}>
          <Glyph name="chevron-right" />
        </Link>
        <Link to={to({ day: undefined })} preventScrollReset className={buttonClass("ghost")}>
          {t("today")}
        </Link>
      </nav>
      <span className="ml-auto flex flex-wrap gap-2">
        <Segments label={t("views")}>
          {rotaViews.map((view) => (
            <Segment
              key={view}
              to={to({ view })}
              isOn={query.view === view}
              className={view === "month" || view === "timeline" ? "max-md:hidden" : ""}
            >
              {t(`view:${view}`)}
            </Segment>
          ))}
        </Segments>
        <Segments label={t("subjects")}>
          {rotaSubjects.map((by) => (
            <Segment key={by} to={to({ by })} isOn={query.by === by}>
              {t(`by:${by}`)}
            </Segment>
          ))}
        </Segments>
        <Segments label={t("shapes")} className="max-md:hidden">
          {(["grid", "list"] as const).map((as) => (
            <Segment key={as} to={to({ as })} isOn={query.as === as}>
              {t(`as:${as}`)}
            </Segment>
          ))}
        </Segments>
      </span>
    </div>
  );
}

function Span({ rota: { query, days } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  if (query.view === "month") return <>{monthAndYear(days[0]!, locale)}</>;
  if (query.view === "day" || query.view === "timeline") return <>{calendarDay(days[0]!, locale)}</>;
  return (
    <>
      {calendarDay(days[0]!, locale)} – {calendarDay(days.at(-1)!, locale)}
      <span className="pl-1.5 font-normal text-fg-2 max-sm:hidden">
        {t("week", { n: String(weekNumber(days[0]!)) })}
      </span>
    </>
  );
}

type SegmentsProps = { label: string; className?: string; children: ReactNode };
const Segments = ({ label, className = "", children }: SegmentsProps) => (
  <nav aria-label={label} className={`inline-flex gap-0.5 rounded-control bg-bg-muted p-0.5 ${className}`}>
    {children}
  </nav>
);

type SegmentProps = { to: string; isOn: boolean; className?: string; children: ReactNode };
const Segment = ({ to, isOn, className = "", children }: SegmentProps) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={isOn ? "true" : undefined}
    className={`touch-target inline-flex h-7 items-center rounded-[5px] px-2.5 text-compact font-medium text-fg-2 hover:text-fg aria-[current=true]:bg-bg-raised aria-[current=true]:text-fg aria-[current=true]:shadow-control ${className}`}
  >
    {children}
  </Link>
);

/** One event or one role alone; a form, so that it works everywhere. */
export function RotaFilter({ rota: { query, choices } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const here = inLocale(rotaAddress, useLocale());
  const kept = (["view", "by", "as", "day"] as const).filter((name) => query[name]);
  return (
    <Form
      method="get"
      action={here}
      aria-label={t("filter")}
      className="grid grid-cols-2 items-end gap-2 max-sm:w-full sm:flex sm:flex-wrap"
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={query[name]} />
      ))}
      <SelectField id="rota-event" name="event" label={t("event")} defaultValue={query.event ?? ""}>
        <option value="">{t("all")}</option>
        {choices.isElsewhere && <option value={query.event}>{t("chosenEvent")}</option>}
        {choices.events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField id="rota-role" name="role" label={t("role")} defaultValue={query.role ?? ""}>
        <option value="">{t("all")}</option>
        {choices.roles.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet" className="max-sm:col-span-2">
        {t("show")}
      </Button>
    </Form>
  );
}

/** The number that calendars of both countries print: the week of the year's first Thursday is the first. */
function weekNumber(monday: string): number {
  const thursday = Date.parse(`${monday}T00:00Z`) + 3 * 86_400_000;
  const year = new Date(thursday).getUTCFullYear();
  return Math.ceil(((thursday - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
}
