import { useTranslations } from "use-intl";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { eventTerms } from "#features/planning/work-terms/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-shift.page";
import { createShift } from "./commands.server.ts";
import { shiftChoices } from "./queries.server.ts";
import { askedTimes, shiftForm } from "./schema.ts";
import { ShiftScreen } from "./shift-screen.tsx";

export const handle = {
  needs: "event.view",
  messages: ["events", "shifts", "master-data", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame?.may.plan) throw failure("pageNotFound", { path: params.eventId });
  const starts = wallOf(frame.startsAt as Instant, frame.timeZone);
  const ends = wallOf(Math.min(frame.endsAt, frame.startsAt + 8 * 3_600_000) as Instant, frame.timeZone);
  const { inForce } = await eventTerms(frame.id);
  const query = askedTimes.parse(Object.fromEntries(pageAddress(request).searchParams));
  return {
    values: {
      title: "",
      zoneId: "",
      startsAt: query.startsAt ?? starts,
      endsAt: query.endsAt ?? ends,
      startsWhich: "",
      endsWhich: "",
      breakMinutes: String(inForce.breakMinutes.value),
      breakAfter: String(inForce.breakAfter.value),
      breakPaid: inForce.breakPaid.value === "yes",
      meetingPoint: "",
      meetingMinutes: "15",
      notesEs: "",
      notesEn: "",
      version: 0,
    },
    zones: (await shiftChoices(actor, frame.id, locale)).zones,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  const eventId = recordId(params.eventId);
  return formAction(
    "shift.create",
    shiftForm,
    (actor, form) => createShift(actor, eventId, form),
    ({ id }, request) => inLocale(`/admin/events/${eventId}/shifts/${id}`, localeOf(pageAddress(request).pathname)),
  )(sent);
};

export default function CreateShiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("shifts");
  return (
    <div className="pt-4">
      <h2 className="mb-4 text-base font-semibold">{t("newShift")}</h2>
      <ShiftScreen {...loaderData} reply={actionData} />
    </div>
  );
}
