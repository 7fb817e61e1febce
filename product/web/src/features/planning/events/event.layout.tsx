import { Outlet } from "react-router";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { eventTabsContext, shownTabs, tabsFor } from "#request/slices/record-tabs.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/event.layout";
import { EventHeader } from "./event-header.tsx";
import { eventFrame } from "./queries.server.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events"],
  nameOf: ({ title }: { title: string }) => title,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame) throw failure("pageNotFound", { path: params.eventId });
  const place = placeOfEvent(frame.place);
  const contributedTabs = tabsFor(context.get(eventTabsContext), {
    isOpen: frame.isOpen,
    isCopy: frame.copiedFrom !== null,
  });
  return { ...frame, tabs: shownTabs(contributedTabs, (permission) => isPermitted(actor, permission, place), locale) };
}

export default function EventLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{loaderData.title}</PageTitle>
      <EventHeader frame={loaderData} tabs={loaderData.tabs} />
      <Outlet context={loaderData} />
    </>
  );
}
