import { data, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { OwnNote } from "#features/ground/forms/share/own-note.tsx";
import { countUpTo } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/time.page";
import { approveHours, lockPeriod } from "./commands.server.ts";
import { LineSheet } from "./line-sheet.tsx";
import { MoreLines } from "./more-lines.tsx";
import { LateLines } from "./closing/late-lines.tsx";
import { Periods } from "./closing/periods.tsx";
import { othersForOwnLines } from "./own-lines.server.ts";
import { closedPeriods, registers, timeSheet } from "./queries.server.ts";
import { RegisterState } from "./register-state.tsx";
import { checkedRegister } from "./register.server.ts";
import { confirmReopening, dropReopening, proposeReopening } from "./closing/reopening.server.ts";
import { approveForm, lockForm, proposalForm, reopeningForm, timeAddress, timeQuery } from "./schema.ts";
import { TimeFigures } from "./time-figures.tsx";
import { TimeToolbar } from "./time-toolbar.tsx";
import { inLocale, localeOf } from "#i18n/locale.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "time.view", messages: ["time", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "time.view");
  const { locale } = context.get(requestContext);
  const params = pageAddress(request).searchParams;
  const query = timeQuery.parse(Object.fromEntries(params));
  const now = clockNow();
  const { saved, headers } = takeSaved(request);
  const [sheet, chains, periods] = await Promise.all([
    timeSheet(actor, query, dayAt(now, usualZone), locale, now),
    registers(actor),
    query.tab === "periods" ? closedPeriods(actor) : [],
  ]);
  const own = await othersForOwnLines(actor, "hours.approve", sheet.rows);
  return data(
    {
      query,
      ...sheet,
      own,
      chains,
      checked: await checkedRegister(actor, params.get("check"), now),
      periods,
      may: {
        approve: isPermitted(actor, "timesheet.approve"),
        reopen: isPermitted(actor, "timesheet.edit"),
        handOver: isPermitted(actor, "timesheet.export"),
        propose: isPermitted(actor, "time.create"),
        export: isPermitted(actor, "time.export"),
        notAbout: own && actor.kind === "person" ? (actor.workerId ?? null) : null,
      },
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}
export type TimeScreen = Route.ComponentProps["loaderData"];

const back = (done: unknown, request: Request) => {
  const { pathname, searchParams } = pageAddress(request);
  searchParams.delete("do");
  searchParams.delete("left");
  const { left } = (done ?? {}) as { left?: number };
  if (left) searchParams.set("left", String(left));
  return `${inLocale(timeAddress, localeOf(pathname))}?${searchParams}`;
};

export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "time.view");
  return runNamedAction(
    {
      approve: formAction("timesheet.approve", approveForm, (actor, { lines }) => approveHours(actor, lines), back),
      close: formAction("timesheet.approve", lockForm, lockPeriod, back),
      proposeReopening: formAction("timesheet.edit", reopeningForm, proposeReopening, back),
      dropReopening: formAction("timesheet.edit", proposalForm, dropReopening, back),
      confirmReopening: formAction("timesheet.approve", proposalForm, confirmReopening, back),
    },
    sent,
  );
};

/** Planned and punched hours side by side; the lines that need attention stand first. */
export default function TimePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  const reply = useActionData() as FormReply | undefined;
  const { rows, counts, mostCounted, query, isSaved } = loaderData;
  const upToMost = (n: number) => countUpTo(n, mostCounted, locale);
  const { lines: toApprove } = formFields("approve", ["lines"], { lines: "" }, reply);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        count={t("toApprove", { n: upToMost(counts.open) })}
        description={
          query.tab === "open"
            ? t("summary", { odd: counts.exceptions, n: upToMost(counts.exceptions), fine: upToMost(counts.fine) })
            : undefined
        }
      />
      <div className="flex flex-col gap-4">
        <TimeToolbar screen={loaderData} />
        {isSaved && <Callout tone="ok">{t("saved")}</Callout>}
        {isSaved && query.left > 0 && <Callout tone="warn">{t("leftOut", { n: query.left })}</Callout>}
        <Rejection reply={reply} fields={[{ ...toApprove, label: t("tabs") }]} />
        <LateLines reply={reply} />
        <OwnNote others={loaderData.own} />
        <RegisterState screen={loaderData} />
        {query.tab === "periods" ? (
          <Periods screen={loaderData} reply={reply} />
        ) : rows.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <>
            {query.tab === "open" && <TimeFigures screen={loaderData} />}
            <LineSheet screen={loaderData} />
          </>
        )}
        <MoreLines screen={loaderData} />
      </div>
    </>
  );
}
