import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { assignForm } from "#features/planning/assignments/schema.ts";
import { startCover, stopCover } from "#features/planning/cover/commands.server.ts";
import { coverOf } from "#features/planning/cover/queries.server.ts";
import { coverForm } from "#features/planning/cover/schema.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { EmptyPart } from "#features/planning/events/share/empty-part.tsx";
import { agreeSwap, declineSwap } from "#features/planning/swaps/commands.server.ts";
import { swapsOn } from "#features/planning/swaps/queries.server.ts";
import { decideSwapForm } from "#features/planning/swaps/schema.ts";
import { SwapsToDecide } from "#features/planning/swaps/share/swaps-to-decide.tsx";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/staffing.page";
import { CandidatePanel } from "./candidate-panel.tsx";
import { candidatesOn } from "./queries.server.ts";
import { staffingQuery } from "./schema.ts";
import { SlotList } from "./slot-list.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "staffing", "swaps", "cover", "clearance", "findings", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  const mayAssign = frame?.may.assign && frame.may.seePeople && isPermitted(actor, "worker.view");
  if (!frame || !mayAssign) throw failure("pageNotFound", { path: params.eventId });
  const query = staffingQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const now = clockNow().getTime();
  const coming = (await shiftsOf(frame.id, locale)).filter(
    ({ state, endsAt }) => state !== "cancelled" && endsAt > now,
  );
  const all = coming.flatMap((shift) => shift.slots.map((slot) => ({ shift, slot })));
  const lacking = ({ slot }: (typeof all)[number]) => slot.confirmed + slot.staged < slot.target;
  const chosen = all.find(({ slot }) => slot.id === query.slot) ?? all.find(lacking) ?? all[0];
  const where = chosen && { entityId: frame.entityId, venueId: frame.venueId, day: chosen.shift.day };
  return {
    query,
    days: [...Map.groupBy(coming, ({ day }) => day)].map(([day, shifts]) => ({ day, shifts })),
    chosen,
    found: chosen ? await candidatesOn(actor, chosen.slot, where!, query) : undefined,
    cover: chosen && (await coverOf(chosen.slot.id)),
    swaps: await swapsOn(frame.id, locale),
    mayDecide: isPermitted(actor, "assignment.edit", placeOfEvent(frame.place)),
    maySeeNumbers: isPermitted(actor, "worker.view.contact", { entity: frame.entityId }),
    eventId: frame.id,
    timeZone: frame.timeZone,
    submissionKey: crypto.randomUUID(),
  };
}
export type Staffing = Route.ComponentProps["loaderData"];

/** One person at a time is put down, from where they are seen; the address names the shift. */
export const action = ({ request, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const { pathname, searchParams } = pageAddress(request);
  const slot = searchParams.get("slot");
  const here = () => (slot ? `${pathname}?slot=${slot}` : pathname);
  if (searchParams.has("do"))
    return runNamedAction(
      {
        "start-cover": formAction("assignment.create", coverForm, startCover, here),
        "stop-cover": formAction("assignment.create", coverForm, stopCover, here),
        "agree-swap": formAction("assignment.edit", decideSwapForm, agreeSwap, here),
        "decline-swap": formAction("assignment.edit", decideSwapForm, declineSwap, here),
      },
      { request, ...sent },
    );
  const shiftId = recordId(searchParams.get("shift") ?? "");
  return formAction(
    "assignment.create",
    assignForm,
    (actor, form) => assignWorker(actor, shiftId, form),
    () => {
      searchParams.delete("shift");
      return `${pathname}?${searchParams}`;
    },
  )({ request, ...sent });
};

/** The places at the left; at the right who could take the chosen one, and why or why not. */
export default function StaffingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("staffing");
  if (!loaderData.chosen) return <EmptyPart title={t("none")}>{t("noneText")}</EmptyPart>;
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      {actionData && <Refusals reply={actionData} />}
      <SwapsToDecide swaps={loaderData.swaps} mayDecide={loaderData.mayDecide} />
      {/* On a phone whoever has chosen a place sees first who could take it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20.75rem_minmax(0,1fr)]">
        <div className={loaderData.query.slot ? "max-lg:order-last" : ""}>
          <SlotList staffing={loaderData} />
        </div>
        <CandidatePanel staffing={loaderData} />
      </div>
    </div>
  );
}
