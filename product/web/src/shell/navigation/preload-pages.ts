/** Loads the scripts of a page as soon as someone points at its link. */
import { matchRoutes, type RouteObject } from "react-router";
import { createPreloadQueue } from "#shell/behaviour/preload-queue.ts";

type Manifest = { routes: Record<string, { module: string } | undefined> };

export function preloadPointedPages(): () => void {
  const queue = createPreloadQueue(loadScripts);
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin && !link.pathname.startsWith("/api/")) queue.add(link.pathname);
  };
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
  return () => {
    document.removeEventListener("pointerover", look);
    document.removeEventListener("focusin", look);
  };
}

/** Fails when one of them cannot be had. */
export async function loadScripts(path: string): Promise<void> {
  const manifest = Reflect.get(window, "__reactRouterManifest") as Manifest;
  const modules = routesTo(path).map((id) => manifest.routes[id]?.module);
  await Promise.all(
    modules.filter((module) => module !== undefined).map((module) => import(/* @vite-ignore */ module)),
  );
}

/** Whether this page's map contains the path. Only the server knows paths in another area or language. */
export const isOnMap = (path: string): boolean => routesTo(path).length > 0;

function routesTo(path: string): string[] {
  // Where React Router leaves them for its own use in the browser, as it does the manifest.
  const routes = Reflect.get(window, "__reactRouterDataRouter").routes as RouteObject[];
  const ids = (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? "");
  // The root alone stands for the home page where that is on another map.
  return /^root$|shell\/not-found\.page/.test(ids.at(-1) ?? "root") ? [] : ids;
}
