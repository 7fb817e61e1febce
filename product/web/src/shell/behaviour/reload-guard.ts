/** Reloads a page whose scripts could not be loaded, at most once per path within ten seconds, so that it never loops. */
const guardMs = 10_000;
const key = "cuadrante:reloaded";

type Memory = Pick<Storage, "getItem" | "setItem">;

/** True when a reload of this path may be tried now, and remembers that it was. */
export function mayReload(path: string, memory: Memory = sessionStorage, now = Date.now()): boolean {
  const last = read(memory);
  if (last?.path === path && now - last.at < guardMs) return false;
  memory.setItem(key, JSON.stringify({ path, at: now }));
  return true;
}

function read(memory: Memory): { path: string; at: number } | undefined {
  try {
    return JSON.parse(memory.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** A script of the build that is not there: the build was replaced while the page was open. */
export function watchLostChunks(reload: () => void = () => location.reload()): void {
  const reloadOnce = () => {
    if (mayReload(location.pathname)) reload();
  };
  addEventListener("vite:preloadError", reloadOnce);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes("/assets/")) reloadOnce();
    },
    true,
  );
}
