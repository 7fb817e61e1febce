import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { buttonClass } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShownTab } from "#request/slices/record-tabs.ts";
import type { EventFrame } from "./queries.server.ts";
import { riskOf } from "./share/risk.ts";
import { statusTone, whenOf } from "./share/event-look.tsx";
import { isShown, ownTabNames, ownTabs, tabAddress } from "./tabs.ts";

/** Title of the event, how far it is filled, its most frequent actions, and the tabs of its parts. */
export function EventHeader({ frame, tabs }: { frame: EventFrame; tabs: readonly ShownTab[] }) {
  const t = useTranslations("events");
  const locale = useLocale();
  const record = inLocale(`/admin/events/${frame.id}`, locale);
  const { day, times, days } = whenOf(frame, locale);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-[1_1_20rem] flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <i className="event-colour" data-colour={frame.colour} aria-hidden />
            <h1 className="text-title text-balance wrap-anywhere">{frame.title}</h1>
            <Badge tone={statusTone[frame.shown]} outline={frame.shown === "draft"}>
              {t(`status:${frame.shown}`)}
            </Badge>
            <span className="font-mono text-xs text-fg-2">{frame.code}</span>
          </div>
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-compact text-fg-2">
            <li className="num">{days > 1 ? day : `${day}, ${times}`}</li>
            <li>{[frame.venue, frame.town].filter(Boolean).join(", ")}</li>
            {frame.client && <li>{frame.client}</li>}
            {frame.managers.length > 0 && <li>{listOf(frame.managers, locale)}</li>}
          </ul>
        </div>
        {frame.byRole.length > 0 && <Figures frame={frame} />}
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
          <StatusMenu frame={frame} record={record} />
          {frame.may.plan && (
            <Link to={`${record}/shifts/create`} className={buttonClass("primary")}>
              {t("addShift")}
            </Link>
          )}
        </div>
      </header>
      <Tabs frame={frame} tabs={tabs} record={record} />
    </>
  );
}

function Figures({ frame: { total } }: { frame: EventFrame }) {
  const t = useTranslations("events");
  const figures = [
    [t("confirmed"), total.confirmed, total.target],
    [t("asked"), total.asked, undefined],
    [t("standby"), total.onStandby, total.standby],
  ] as const;
  return (
    <dl className="flex divide-x divide-line text-compact">
      {figures.map(([name, n, of]) => (
        <div key={name} className="flex flex-col px-4 first:pl-0">
          <dt className="text-xs text-fg-2">{name}</dt>
          <dd className="num text-base font-semibold">
            {n}
            {of !== undefined && <span className="font-normal text-fg-3">/{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Next statuses of the event and actions that start from it. Works without a script. */
function StatusMenu({ frame, record }: { frame: EventFrame; record: string }) {
  const t = useTranslations("events");
  const { key } = useLocation();
  const statuses = frame.may.edit ? frame.next : [];
  const ways = (["copy", "postpone", "cancel", "reopen"] as const).filter((way) => frame.may[way]);
  if (statuses.length + ways.length === 0) return null;
  return (
    <details key={key} className="group relative">
      <summary className={`${buttonClass("quiet")} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {t("more")}
        <Glyph name="chevron-down" size={14} />
      </summary>
      <div className="absolute right-0 z-20 mt-1 min-w-56 divide-y divide-line rounded-panel border border-line bg-bg-raised shadow-lg max-sm:left-0">
        {statuses.length > 0 && (
          <Form method="post" action={`${record}?do=move-on`} className="p-1">
            <input type="hidden" name="version" value={frame.version} />
            {statuses.map((status) => (
              <button key={status} type="submit" name="status" value={status} className={menuItem}>
                {t(`to:${status}`)}
              </button>
            ))}
          </Form>
        )}
        {ways.length > 0 && (
          <div className="p-1">
            {ways.map((way) => (
              <Link key={way} to={`${record}/${way}`} className={menuItem}>
                {t(`way:${way}`)}
              </Link>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

const menuItem =
  "flex min-h-8 w-full items-center rounded-[5px] px-2 py-1 text-left text-compact hover:bg-bg-muted pointer-coarse:min-h-11";

function Tabs({ frame, tabs, record }: { frame: EventFrame; tabs: readonly ShownTab[]; record: string }) {
  const t = useTranslations("events");
  const { pathname } = useLocation();
  const own = ownTabNames
    .filter((tab) => isShown(tab, frame.may))
    .map((tab) => ({ name: tab, title: t(`tab:${tab}`), position: ownTabs[tab], at: record + tabAddress(tab) }));
  const shown = [...own, ...tabs.map((tab) => ({ ...tab, at: `${record}/${tab.name}` }))].toSorted(
    (a, b) => a.position - b.position,
  );
  const current = shown.findLast(({ at }) => pathname === at || pathname.startsWith(`${at}/`))?.name;
  const { key, n } = riskOf(frame);
  return (
    <LinkTabs label={t("tabs")}>
      {shown.map(({ name, title, at }) => (
        <LinkTab
          key={name}
          current={name === current}
          count={name === "shifts" && n > 0 ? n : undefined}
          countTone={key === "short" ? "bad" : undefined}
        >
          <Link to={at}>{title}</Link>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
