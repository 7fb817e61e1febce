import { useTranslations } from "use-intl";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { wallOf } from "@product/domain/time/instant-of";
import { startOfDay } from "@product/domain/time/zoned";
import { plusDays } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { homeDay } from "#request/clock.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-event.page";
import { createEvent } from "./commands.server.ts";
import { EventScreen } from "./event-screen.tsx";
import { eventChoices } from "./queries.server.ts";
import { eventForm, eventsAddress } from "./schema.ts";

export const handle = { needs: "event.create", messages: ["events", "master-data", "request", "forms"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.create");
  const choices = await eventChoices(actor, "event.create");
  const day = wallOf(startOfDay(plusDays(homeDay(), 14), usualZone), usualZone).slice(0, 10);
  return {
    values: {
      titleEs: "",
      titleEn: "",
      legalEntityId: choices.entities[0]?.id ?? "",
      clientId: "",
      venueId: "",
      startsAt: `${day}T10:00`,
      endsAt: `${day}T23:00`,
      visibility: "private",
      purchaseOrder: "",
      descriptionEs: "",
      descriptionEn: "",
      colour: "1",
      managers: actor.kind === "person" ? [actor.id] : [],
      version: 0,
    },
    choices,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("event.create", eventForm, createEvent, ({ id }, request) =>
  recordAddress(eventsAddress, id, request),
);

export default function CreateEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EventScreen {...loaderData} title={useTranslations("events")("newOne")} reply={actionData} />;
}
