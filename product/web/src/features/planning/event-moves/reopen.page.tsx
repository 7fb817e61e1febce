import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/reopen.page";
import { ChangeForm } from "./change-form.tsx";
import { reopenEvent } from "./commands.server.ts";
import { reopenForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "event-moves", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.reopen) throw failure("pageNotFound", { path: params.eventId });
  return { version: frame.version, submissionKey: crypto.randomUUID() };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "event.publish",
    reopenForm,
    (actor, form) => reopenEvent(actor, recordId(params.eventId), form),
    ({ id }, request) => recordAddress(eventsAddress, id, request),
  )(sent);

export default function ReopenEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeForm {...loaderData} actionName="reopen" texts={{}} labelOf={String} reply={actionData} />;
}
