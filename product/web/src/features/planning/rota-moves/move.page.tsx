import { data, Form, Link, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Instant } from "@product/domain/time/instant";
import { wallOf } from "@product/domain/time/instant-of";
import { Callout } from "@product/ui/callout";
import { buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/move.page";
import { giveShift, moveShift } from "./commands.server.ts";
import { GivePlace } from "./give-place.tsx";
import { givablePlace, movableShift } from "./queries.server.ts";
import { TimesForm } from "./times-form.tsx";
import { askedTimes, giveForm, moveForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "shift.edit", messages: ["rota-moves", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.edit");
  const { searchParams } = pageAddress(request);
  const shift = await movableShift(actor, recordId(params.shiftId), context.get(requestContext).locale);
  if (!shift) throw failure("pageNotFound", { path: params.shiftId });
  const query = askedTimes.parse(Object.fromEntries(searchParams));
  const place = query.assignment ? await givablePlace(actor, shift, query.assignment) : undefined;
  const now = {
    startsAt: wallOf(shift.startsAt as Instant, shift.timeZone),
    endsAt: wallOf(shift.endsAt as Instant, shift.timeZone),
  };
  return data(
    { shift, place, now, proposed: { ...now, ...query.times }, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** By the form it goes back to the schedule; by the grid itself it only says that it is done. */
export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "shift.edit");
  const id = recordId(params.shiftId);
  const { pathname, searchParams } = pageAddress(sent.request);
  const back = inLocale("/admin/working-schedules", localeOf(pathname)) + backOf(searchParams);
  const next = () => (searchParams.has("grid") ? { isDone: true } : back);
  if (!searchParams.has("do"))
    return formAction("shift.edit", moveForm, (actor, form) => moveShift(actor, id, form), next)(sent);
  return runNamedAction(
    {
      assign: formAction("assignment.create", assignForm, (actor, form) => assignWorker(actor, id, form), next),
      give: formAction("assignment.delete", giveForm, (actor, form) => giveShift(actor, id, form), next),
    },
    sent,
  );
};

/** Which days and rows the schedule showed; what is about this page stays here. */
function backOf(searchParams: URLSearchParams): string {
  const kept = new URLSearchParams(searchParams);
  for (const own of ["do", "grid", "assignment", "startsAt", "endsAt"]) kept.delete(own);
  return kept.size > 0 ? `?${kept.toString()}` : "";
}

/** When a shift begins and ends, and where somebody's place is meant, who has it: all that the grid does, as forms. */
export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rota-moves");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const { shift, place, now, proposed, submissionKey } = loaderData;
  const reply = actionData && "result" in actionData ? actionData : undefined;
  const isAboutPlace = reply?.result.initialValue?.["workerId"] !== undefined;
  const back = inLocale("/admin/working-schedules", locale) + backOf(new URLSearchParams(search));
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={shift.title}
        description={shift.event}
        actions={
          <>
            <Link
              to={inLocale(`/admin/events/${shift.eventId}/shifts/${shift.id}`, locale)}
              className={buttonClass("quiet")}
            >
              {t("allOfIt")}
            </Link>
            <Link to={back} className={buttonClass("quiet")}>
              {t("back")}
            </Link>
          </>
        }
      />
      <div className="flex max-w-xl flex-col gap-6">
        {shift.people > 0 && (
          <Callout tone="info">
            {t(shift.state === "draft" ? "concernsDraft" : "concernsPublished", { n: shift.people })}
          </Callout>
        )}
        <Form method="post" action={pathname + search} className="flex flex-col gap-5">
          <TimesForm
            version={shift.version}
            now={now}
            proposed={proposed}
            reply={isAboutPlace ? undefined : reply}
            submissionKey={submissionKey}
            isSending={isSending}
          />
        </Form>
        {isAboutPlace && reply && <Refusals reply={reply} />}
        {place && <GivePlace place={place} submissionKey={submissionKey} />}
      </div>
    </>
  );
}
