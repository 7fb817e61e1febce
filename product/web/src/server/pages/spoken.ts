import type { ServerBuild } from "react-router";
import { slicesSpoken } from "#catalogue.server.ts";

/** For each page the slices that speak on it, as the address of their sentences names them. */
export const spokenIn = ({ routes }: Pick<ServerBuild, "routes">): ReadonlySet<string> =>
  new Set(Object.keys(routes).map((id) => slicesSpoken(handlesOf(routes, id)).join("+")));

/** The handles of a route and of those around it, the outermost first. */
function handlesOf(routes: ServerBuild["routes"], id: string | undefined): unknown[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...handlesOf(routes, route.parentId), route.module.handle] : [];
}
