import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { Pagination } from "@product/ui/records/pagination";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { AlsoHere } from "#features/ground/live/share/also-here.tsx";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { redoStep, undoStep } from "#features/planning/rota-moves/commands.server.ts";
import { nothingToSay } from "#features/planning/rota-moves/schema.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/rota.page";
import "./paper.css";
import { PublishBar } from "./publish-bar.tsx";
import { RotaGrid } from "./grid/rota-grid.tsx";
import { RotaActions } from "./rota-actions.tsx";
import { PhoneDay, RotaList } from "./rota-list.tsx";
import { searchOf, useRotaLink } from "./rota-links.ts";
import { RotaFilter, RotaToolbar } from "./rota-toolbar.tsx";
import { RotaTimeline } from "./rota-timeline.tsx";
import { rotaFor, type Rota } from "./rota.server.ts";
import { rotaQuery } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "shift.view",
  messages: ["rota", "rota-moves", "rules", "findings", "live", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.view");
  const { locale } = context.get(requestContext);
  return rotaFor(actor, rotaQuery.parse(Object.fromEntries(pageAddress(request).searchParams)), locale);
}

/** One's own last steps, taken back or done again; where it showed those days it goes on showing them. */
export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "shift.view");
  const { pathname, searchParams } = pageAddress(sent.request);
  const kept = new URLSearchParams(searchParams);
  kept.delete("do");
  const here = () => (kept.size > 0 ? `${pathname}?${kept.toString()}` : pathname);
  return runNamedAction(
    {
      undo: formAction("shift.edit", nothingToSay, undoStep, here),
      redo: formAction("shift.edit", nothingToSay, redoStep, here),
    },
    sent,
  );
};

/** The rota: as a grid, as a list with the same content, and on a phone day by day. */
export default function RotaPage({ loaderData: rota, actionData }: Route.ComponentProps) {
  const t = useTranslations("rota");
  useLive(["shift", "slot", "assignment", "event"]);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} actions={<AlsoHere kind="shift" id="rota" />} />
      {actionData && "result" in actionData && <Refusals reply={actionData} />}
      <RotaToolbar rota={rota} />
      <div className="mb-3 flex flex-wrap items-end gap-2 print:hidden">
        <RotaFilter rota={rota} />
        <RotaActions rota={rota} />
      </div>
      {rota.shifts.length === 0 ? <Nothing /> : <Shown rota={rota} />}
      <Pages rota={rota} />
      <PublishBar rota={rota} />
    </>
  );
}

function Shown({ rota }: { rota: Rota }) {
  if (rota.query.as === "list") return <RotaList rota={rota} />;
  return (
    <>
      {rota.query.view === "timeline" ? (
        <RotaTimeline rota={rota} />
      ) : (
        <RotaGrid key={searchOf(rota.query)} rota={rota} />
      )}
      <PhoneDay rota={rota} />
    </>
  );
}

function Nothing() {
  const t = useTranslations("rota");
  return (
    <EmptyState
      title={t("none")}
      action={
        <Link to={inLocale("/admin/events", useLocale())} className={buttonClass("primary")}>
          {t("toEvents")}
        </Link>
      }
    >
      {t("noneText")}
    </EmptyState>
  );
}

function Pages({ rota: { query, pages, count } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const to = useRotaLink(query);
  if (pages === 1 || query.by !== "people") return null;
  const grows = query.as === "grid" && query.view !== "timeline" && query.page === 1;
  return (
    <div className="rota-pages" data-grows={grows || undefined}>
      <Pagination
        labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
        summary={t("shownOf", { page: String(query.page), pages: String(pages), n: String(count) })}
        previous={query.page > 1 ? <Link to={to({ page: query.page - 1 })} /> : undefined}
        next={query.page < pages ? <Link to={to({ page: query.page + 1 })} /> : undefined}
      />
    </div>
  );
}
