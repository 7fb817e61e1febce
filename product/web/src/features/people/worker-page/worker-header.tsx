import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import type { WorkerStatus } from "@product/domain/people/workers";
import { moveOf } from "@product/domain/people/worker-states";
import { Avatar } from "@product/ui/records/avatar";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { ClearancePanel } from "#features/people/clearance-light/share/clearance-panel.tsx";
import { RecordLight } from "#features/people/clearance-light/share/record-light.tsx";
import { WorkerStatusBadge, WorkerStatusPill } from "#features/people/workers/share/worker-status-pill.tsx";
import { inLocale } from "#i18n/locale.ts";
import { fullName } from "./share/worker-frame.ts";
import { currentTab, ownTabNames, ownTabs, tabAddress, type Tab } from "./tabs.ts";
import { calendarDay } from "./days.ts";
import type { WorkerFrame } from "./worker.layout.tsx";

/** The worker, their status, the most frequent actions, and the navigation to the parts of the record. */
export function WorkerHeader({ frame }: { frame: WorkerFrame }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { worker, may, clearance, moves } = frame;
  const { status = "draft", statusReason, statusUntil, roles = [], town, mobile, language = "es" } = worker;
  const name = fullName(worker);
  const record = inLocale(`/admin/workers/${worker.id}`, locale);
  const why = [
    statusReason && t(`reason:${statusReason as "other"}`),
    statusUntil && t(status === "blocked" ? "statusReview" : "statusUntil", { day: calendarDay(statusUntil, locale) }),
  ].filter(Boolean);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar
          name={name}
          seed={worker.id}
          photo={frame.pictureId ? `${record}/picture/${frame.pictureId}` : undefined}
          size={64}
        />
        <div className="flex min-w-0 flex-[1_1_15rem] flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-title text-balance wrap-anywhere">{name}</h1>
            {clearance && <RecordLight clearance={clearance} />}
            {clearance ? <WorkerStatusBadge status={status} /> : <WorkerStatusPill status={status} />}
            {why.length > 0 && <span className="text-compact text-fg-2">{why.join(" · ")}</span>}
          </div>
          <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-compact text-fg-2">
            <li className="font-mono text-xs">{worker.code}</li>
            {roles.length > 0 && <li>{roles.map((role) => role.name).join(", ")}</li>}
            {town && <li>{town}</li>}
            {mobile && (
              <li>
                <a href={`tel:${mobile}`} className="num touch-target underline-offset-3 hover:underline">
                  {spacedNumber(mobile)}
                </a>
              </li>
            )}
            <li>{t("writesIn", { language: t(`in:${language}`) })}</li>
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
          <Link to={inLocale("/admin/workers/list", locale)} className={buttonClass("quiet")}>
            {t("back")}
          </Link>
          {status === "draft" && may.edit && (
            <Form method="post" action={`${record}?do=send-link`} className="flex *:grow">
              <Button look="quiet" type="submit">
                {t("sendLink")}
              </Button>
            </Form>
          )}
          {may.edit && canStart.includes(status) && (
            <Link to={`${record}/onboard`} className={buttonClass("quiet")}>
              {t("onboard")}
            </Link>
          )}
          {may.merge && (
            <Link to={`${record}/merge`} className={buttonClass("quiet")}>
              {t("merge")}
            </Link>
          )}
          <StatusMenu frame={frame} record={record} />
        </div>
      </header>
      {clearance && <ClearancePanel clearance={clearance} record={record} moves={moves} roles={roles} />}
      <Tabs frame={frame} record={record} />
    </>
  );
}

/** Statuses in which a worker may still have something to bring before they work. */
const canStart: readonly WorkerStatus[] = ["draft", "approved", "active", "dormant", "paused"];

type Under = { frame: WorkerFrame; record: string };

/** The moves that are possible from the worker's status; each entry leads to its questions. Works without a script. */
function StatusMenu({ frame: { worker, moves }, record }: Under) {
  const t = useTranslations("worker-page");
  const { search } = useLocation();
  if (moves.length === 0) return null;
  return (
    // Closed again once something was chosen.
    <details key={search} className="group relative">
      <summary className={`${buttonClass("quiet")} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {t("changeStatus")}
        <Glyph name="chevron-down" size={14} />
      </summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-56 rounded-panel border border-line bg-bg-raised p-1 shadow-lg max-sm:left-0">
        {moves.map((move) => (
          <li key={move}>
            <Link
              to={`${record}?move=${move}`}
              key={`${worker.version}`}
              className={`flex min-h-8 items-center rounded-[5px] px-2 py-1 text-compact hover:bg-bg-muted pointer-coarse:min-h-11 ${moveOf(move).isForTwo ? "text-bad-text" : ""}`}
            >
              {t(`move:${move}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Tabs({ frame: { may, noteCount, tabs }, record }: Under) {
  const t = useTranslations("worker-page");
  const { pathname, search } = useLocation();
  const isShown: Record<Tab, boolean> = {
    overview: true,
    profile: may.edit || may.seeIdentity || may.seePay,
    availability: may.seeAvailability,
    notes: may.notes,
    history: may.seeHistory,
  };
  const own = ownTabNames
    .filter((tab) => isShown[tab])
    .map((tab) => ({ name: tab, title: t(`tab:${tab}`), position: ownTabs[tab], at: tabAddress(tab) }));
  const contributedTabs = tabs.map((tab) => ({ ...tab, at: `/${tab.name}` }));
  const names = tabs.map(({ name }) => name);
  const current = currentTab(pathname, search, names);
  return (
    <LinkTabs label={t("tabs")}>
      {[...own, ...contributedTabs]
        .toSorted((a, b) => a.position - b.position)
        .map(({ name, title, at }) => (
          <LinkTab
            key={name}
            current={name === current}
            count={name === "notes" && noteCount > 0 ? noteCount : undefined}
          >
            <Link to={`${record}${at}`}>{title}</Link>
          </LinkTab>
        ))}
    </LinkTabs>
  );
}
