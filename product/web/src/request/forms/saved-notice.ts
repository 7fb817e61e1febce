/**
 * Tells the page that a form leads to that it was saved: once, with or without JavaScript. A cookie, because an address
 * that says "saved" would say so again after a reload and on the way back.
 */
import { pageAddress } from "#request/addresses/page-address.ts";

const cookie = "saved";
const keptForSeconds = 60;

export const tellSaved = (page: string): string => header(placeOf(page), keptForSeconds);

/** Whether this page was just saved, which part of it, and the headers that keep it from being said again. */
export function takeSaved(request: Request): { saved: boolean; part?: string; headers: Record<string, string> } {
  const cookieValue = request.headers.get("cookie")?.match(/(?:^|;\s*)saved=([^;]+)/)?.[1];
  const [path, part] = cookieValue?.split("#") ?? [];
  const saved = path === encodeURIComponent(pageAddress(request).pathname);
  return saved ? { saved, ...(part && { part }), headers: { "Set-Cookie": header("", 0) } } : { saved, headers: {} };
}

/** A page of several forms names the part after `#`. */
function placeOf(page: string): string {
  const { pathname, hash } = new URL(page, "http://page.invalid");
  return encodeURIComponent(pathname) + hash.replace(/[^#\w-]/g, "");
}

// For the whole site: the data of a page is asked for beside its path, not below it.
const header = (value: string, seconds: number) =>
  `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
