import { data, Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { calendarDay } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { termDay } from "#request/clock.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/run.page";
import { confirmRun, dropRun, proposeRun } from "./commands.server.ts";
import { FormerRuns } from "./former-runs.tsx";
import { OpenRun } from "./open-run.tsx";
import { dryRun, formerRuns, openRun, runRows } from "./queries.server.ts";
import { RunTable } from "./run-table.tsx";
import { nothing, runForm } from "./schema.ts";
import { totalOf } from "./totals.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.delete", messages: ["retention-run", "forms", "request"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.delete");
  const [open, former, timeZone] = await Promise.all([openRun(), formerRuns(), timeZoneOf(actor)]);
  const day = open?.run.day ?? termDay();
  const found = open?.run.found ?? (await dryRun(day));
  const isRunning = open?.run.state === "running";
  return data(
    {
      day,
      rows: await runRows(day, found, isRunning ? open.run.done : undefined),
      total: totalOf(found).records,
      open: open && {
        id: open.run.id,
        isRunning,
        done: totalOf(open.run.done).records,
        proposer: open.proposer,
        proposedAt: open.run.proposedAt,
        isOwn: actor.kind === "person" && open.run.proposedBy === actor.id,
      },
      former: former.map(({ run, proposer, confirmer }) => ({
        id: run.id,
        state: run.state,
        proposedAt: run.proposedAt,
        total: totalOf(run.found).records,
        done: totalOf(run.done).records,
        proposer,
        confirmer,
      })),
      timeZone,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
export type RunScreen = Route.ComponentProps["loaderData"];

export async function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, "settings.delete");
  const address = pageAddress(request);
  const here = () => address.pathname;
  const actions = {
    propose: formAction("settings.delete", nothing, (actor) => proposeRun(actor), here),
    confirm: formAction("settings.delete", runForm, (actor, form) => confirmRun(actor, form), here),
    drop: formAction("settings.delete", runForm, (actor, form) => dropRun(actor, form), here),
  };
  return runNamedAction(actions, { request, context });
}

export default function RunPage({ loaderData, actionData }: Route.ComponentProps) {
  const { day, rows, total, open, former, timeZone, submissionKey } = loaderData;
  const t = useTranslations("retention-run");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} count={calendarDay(day, locale)} description={t("intro")} />
      <div className="flex flex-col gap-6 pb-8">
        <Rejection reply={actionData} fields={[]} />
        {open && <OpenRun open={open} total={total} timeZone={timeZone} submissionKey={submissionKey} />}
        <RunTable rows={rows} isRunning={open?.isRunning ?? false} />
        {!open && total > 0 && (
          <Form method="post" action={`${pathname}?do=propose`}>
            <SubmissionKey value={submissionKey} />
            <Button type="submit" look="danger" className="max-sm:w-full">
              {t("propose")}
            </Button>
          </Form>
        )}
        {!open && total === 0 && <p className="text-compact text-fg-2">{t("nothingOver")}</p>}
        <FormerRuns former={former} timeZone={timeZone} />
      </div>
    </>
  );
}
