/** Addresses under which the product itself stands: no redirect may take them over. Pages of content give way to one. */
import { locales } from "@product/domain/locales";

/** The first parts of such addresses; `routes.test.ts` misses none. */
const ownFirstParts: ReadonlySet<string> = new Set([
  "",
  "admin",
  "answer",
  "api",
  "assets",
  "auth",
  "brand",
  "builds",
  "calendar",
  "client",
  "conditions",
  "contract",
  "cookies-policy",
  "data-protection",
  "evidence",
  "gate",
  "inspector",
  "keep",
  "login",
  "logout",
  "media",
  "oauth",
  "privacy-policy",
  "realtime",
  "robots.txt",
  "setup",
  "signup",
  "sitemap.xml",
  "storage",
  "workerpass",
]);

/** Whether something of the product answers there, or would answer but for a closing slash, a language or signs written with a per cent. */
export function isOwnAddress(path: string): boolean {
  const parts = path
    .replace(/[?#].*$/s, "")
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const first = (locales.some(({ code }) => code === parts[0]) ? parts[1] : parts[0]) ?? "";
  // React Router asks for the data of a page beside its path, and for its own at addresses that begin with a low line.
  return first.startsWith("_") || ownFirstParts.has(first.replace(/\.data$/, ""));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
