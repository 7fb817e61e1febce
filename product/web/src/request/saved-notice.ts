/**
 * Tells the page that a form leads to that it was saved: once, with or without JavaScript. A cookie, because an address
 * that says "saved" would say so again after a reload and on the way back.
 */
import { pageAddress } from "./page-address.ts";

const cookie = "saved";
const keptForSeconds = 60;

export const tellSaved = (page: string): string => header(encodeURIComponent(pathOf(page)), keptForSeconds);

/** Whether this page was just saved, and the headers that keep it from being said again. */
export function takeSaved(request: Request): { saved: boolean; headers: Record<string, string> } {
  const said = request.headers.get("cookie")?.match(/(?:^|;\s*)saved=([^;]+)/)?.[1];
  const saved = said === encodeURIComponent(pageAddress(request).pathname);
  return { saved, headers: saved ? { "Set-Cookie": header("", 0) } : {} };
}

const pathOf = (page: string) => new URL(page, "http://page.invalid").pathname;

// For the whole site: the data of a page is asked for beside its path, not below it.
const header = (value: string, seconds: number) =>
  `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
