/** Loads a page anew whose scripts were lost, at most once per path within ten seconds, so that it never loops. */

/** True when this path may be loaded anew now, and remembers that it was. Whole in itself: it is also written into the page. */
export function mayReload(
  path: string,
  memory: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
  now = Date.now(),
): boolean {
  const key = "cuadrante:reloaded";
  let last: { path: string; at: number } | null = null;
  try {
    last = JSON.parse(memory.getItem(key) ?? "null");
  } catch {}
  if (last?.path === path && now - last.at < 10_000) return false;
  memory.setItem(key, JSON.stringify({ path, at: now }));
  return true;
}

/**
 * Runs in the head of every page, because a page whose own scripts are lost has nothing else to notice it: an import of
 * the page, of what the app loads later, or of the app itself.
 */
export const earlyReload = `{const may=${mayReload};const again=()=>{if(may(location.pathname))location.reload()};
addEventListener("error",({target:t})=>{if(t instanceof HTMLScriptElement&&t.type==="module")again()},true);
addEventListener("vite:preloadError",again);
addEventListener("unhandledrejection",({reason:r})=>{if(/imported module|module script/.test(r))again()})}`;
