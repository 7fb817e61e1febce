import { Outlet } from "react-router";
import { actorContext, requestContext } from "#request/context.ts";
import type { Route } from "./+types/admin.layout";
import { AdminFrame } from "./admin-frame.tsx";
import { isNavigationRail } from "./behaviour/navigation-width.ts";

export const handle = { needs: "public" };

export function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  return {
    name: actor.kind === "person" && (actor.grants.length > 0 || actor.viewedBy) ? actor.name : undefined,
    isViewed: actor.kind === "person" && actor.viewedBy !== undefined,
    demo: context.get(requestContext).demo,
    isRail: isNavigationRail(request.headers.get("cookie")),
  };
}

/** The frame of the back office, for those who signed in and may do something there. Others come no further than a page that does not exist. */
export default function AdminLayout({ loaderData: { name, isViewed, demo, isRail } }: Route.ComponentProps) {
  const screen = <Outlet context={{ isFramed: name !== undefined }} />;
  if (name === undefined) return screen;
  return (
    <AdminFrame name={name} isViewed={isViewed} demo={demo} startsAsRail={isRail}>
      {screen}
    </AdminFrame>
  );
}
