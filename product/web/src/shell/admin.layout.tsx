import { Outlet } from "react-router";
import { isPermitted, type Person } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { actorContext, requestContext } from "#request/context.ts";
import { photoAddress } from "#request/addresses/photo-address.ts";
import type { Route } from "./+types/admin.layout";
import { AdminFrame } from "#shell/frames/admin-frame.tsx";
import type { ShownPerson } from "#shell/frames/person-menu.tsx";
import { isNavigationRail } from "./behaviour/navigation-width.ts";
import { reachable } from "./screens.ts";

export const handle = { needs: "public" };

export function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { demo, locale } = context.get(requestContext);
  return {
    person:
      actor.kind === "person" && (actor.grants.length > 0 || actor.viewedBy) ? shownPerson(actor, locale) : undefined,
    isViewed: actor.kind === "person" && actor.viewedBy !== undefined,
    demo,
    screens: reachable.filter(({ needs }) => !needs || isPermitted(actor, needs)).map(({ screen }) => screen),
    isRail: isNavigationRail(request.headers.get("cookie")),
  };
}

/** The frame of the back office, for those who signed in and may do something there. Others come no further than a page that does not exist. */
export default function AdminLayout({ loaderData: { person, ...frame } }: Route.ComponentProps) {
  const screen = <Outlet context={{ isFramed: person !== undefined }} />;
  if (person === undefined) return screen;
  return (
    <AdminFrame person={person} {...frame}>
      {screen}
    </AdminFrame>
  );
}

const shownPerson = ({ id, name, photo }: Person, locale: Locale): ShownPerson => ({
  id,
  name,
  photo: photoAddress(id, photo, locale),
});
