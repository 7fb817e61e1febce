/** The few routes among which the page of a path is found. Matching and rendering are linear in the number of routes. */
type Route = { id: string; parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined };
type Routes = Readonly<Record<string, Route | undefined>>;

export type PathRoutes = { key: string; cut: <All extends Routes>(routes: All) => All };

type Branch = { id: string; segments: string[]; isOpen: boolean };

/** Which of them wins is for the router to say: these are all whose fixed segments agree with the path. */
export function pathFinder(routes: Routes): (pathname: string) => PathRoutes {
  const branches = Object.values(routes).flatMap((route) =>
    route && isBranch(route) ? [branchOf(routes, route)] : [],
  );
  return (pathname) => {
    const sought = segmentsOf(pathname).map(decoded);
    const found = branches.filter((branch) => agrees(branch, sought)).map(({ id }) => id);
    return { key: found.join(" "), cut: (all) => cut(all, found) };
  };
}

const isBranch = ({ path, index }: Route) => path !== undefined || index === true;

function branchOf(routes: Routes, route: Route): Branch {
  const segments = chainOf(routes, route.id)
    .toReversed()
    .flatMap(({ path }) => segmentsOf(path ?? ""));
  const openAt = segments.findIndex((segment) => segment === "*" || segment.endsWith("?"));
  const sure = openAt < 0 ? segments : segments.slice(0, openAt);
  return { id: route.id, segments: sure.map((segment) => segment.toLowerCase()), isOpen: openAt >= 0 };
}

const agrees = ({ segments, isOpen }: Branch, sought: readonly string[]) =>
  (isOpen ? sought.length >= segments.length : sought.length === segments.length) &&
  segments.every((segment, n) => segment.startsWith(":") || segment === sought[n]);

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

function cut<All extends Routes>(routes: All, found: readonly string[]): All {
  const kept = new Set(["root", ...found.flatMap((id) => chainOf(routes, id).map((route) => route.id))]);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id))) as All;
}

/** A route and those around it. */
function chainOf(routes: Routes, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [route, ...chainOf(routes, route.parentId)] : [];
}
