import { data, Link, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { Callout } from "@product/ui/callout";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { OwnNote } from "#features/ground/forms/share/own-note.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { dayAndTime, hoursAndMinutes, shortDay, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/line.page";
import { CorrectionForm } from "./line/correction-form.tsx";
import { CorrectionList } from "./line/correction-list.tsx";
import { DoubtList } from "./line/doubt-list.tsx";
import { lineActions } from "./line/line-actions.server.ts";
import { PunchList } from "./line/punch-list.tsx";
import { othersForOwnLines } from "./own-lines.server.ts";
import { timeLine } from "./queries.server.ts";
import { ReopenForm } from "./closing/reopen-form.tsx";
import { Thread } from "./line/thread.tsx";
import { useLineFields } from "./use-line-fields.ts";
import { timeAddress } from "./schema.ts";
import { useSplitSentence } from "./share/use-split-sentence.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "time.view", messages: ["time", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "time.view");
  const { locale } = context.get(requestContext);
  const found = await timeLine(actor, recordId(params.assignmentId), locale, clockNow());
  if (!found) throw failure("pageNotFound", { path: params.assignmentId });
  const { saved, headers } = takeSaved(request);
  const { timeZone, endsAt } = found.row;
  const own = await othersForOwnLines(actor, "time.agree", [found.row]);
  const isOutAsked = pageAddress(request).searchParams.has("out");
  return data(
    {
      ...found,
      own,
      // If a reader asked to propose a clock-out, the form begins with the planned end.
      begin: { kind: "out", at: isOutAsked ? wallOf(endsAt as Instant, timeZone) : "" },
      may: {
        approve: !own && isPermitted(actor, "timesheet.approve"),
        propose: !own && isPermitted(actor, "time.create"),
        agree: !own && isPermitted(actor, "time.approve"),
        reopen: !own && isPermitted(actor, "timesheet.edit"),
        // The last word takes more than an answer.
        settle: !own && isPermitted(actor, "timesheet.edit"),
      },
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}
export type LineScreen = Route.ComponentProps["loaderData"];

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "time.view");
  return runNamedAction(lineActions(recordId(params.assignmentId)), sent);
};

/** One person on one shift: what was planned and punched, what is said about it, and what is paid. */
export default function LinePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  const sentence = useSplitSentence();
  const reply = useActionData() as FormReply | undefined;
  const { row, client, may, isSaved } = loaderData;
  const clock = (moment: number) => timeOf(new Date(moment), locale, row.timeZone);
  const isOpen = !row.mark;
  const fields = useLineFields(loaderData, reply);
  return (
    <>
      <PageTitle>{`${t("title")}: ${row.name}`}</PageTitle>
      <PageHeader
        title={row.name}
        description={`${row.event} · ${row.role} · ${shortDay(row.day, locale)}, ${clock(row.startsAt)}–${clock(row.endsAt)}`}
        actions={
          <Link
            to={`${inLocale(timeAddress, locale)}?from=${row.day}&until=${row.day}&event=${row.eventId}`}
            className={buttonClass("quiet")}
          >
            {t("back")}
          </Link>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        {isSaved && <Callout tone="ok">{t("saved")}</Callout>}
        <Rejection reply={reply} fields={fields} />
        <OwnNote others={loaderData.own} />
        <p className="num text-sm">
          <b className="font-semibold">{t(`group:${row.group}`)}</b>.{" "}
          {row.from !== null && row.until === null ? t("nothingYet") : sentence(row.minutes, row.split)}
          {row.payable !== null &&
            row.payable !== row.minutes &&
            `, ${t("payable", { hours: hoursAndMinutes(row.payable) })}`}
          {row.mark && ` ${t(`endorsement:${row.endorsement}`)}`}
          {row.isSettled && ` ${t("settled")}`}
        </p>
        {client && (
          <p className="num text-sm wrap-anywhere">
            {t("clientApproved", {
              signer: client.signer,
              isKnown: client.signer ? "yes" : "no",
              hours: hoursAndMinutes(client.minutes),
              when: dayAndTime(client.answeredAt, locale, row.timeZone),
            })}
          </p>
        )}
        <PunchList screen={loaderData} />
        {isOpen && <DoubtList screen={loaderData} reply={reply} />}
        <CorrectionList screen={loaderData} reply={reply} />
        <Thread screen={loaderData} reply={reply} />
        {isOpen && may.propose && <CorrectionForm screen={loaderData} reply={reply} />}
        {row.mark === "approved" && may.reopen && <ReopenForm screen={loaderData} reply={reply} />}
      </div>
    </>
  );
}
