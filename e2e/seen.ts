/** Which screens a whole run shows, in which language and how wide, so that none is left out unnoticed. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { routeAt, screens } from "./site-routes.ts";

/** Where the processes of a run tell each other; only a run of everything has one. */
export const seenFile = "E2E_SEEN_FILE";

const ways = ["en", "es", "on a desk", "on a phone"] as const;
type Way = (typeof ways)[number];

const seen = new Set<string>();
let kept = 0;

export function recordSeen(path: string, width: number | undefined): void {
  const screen = routeAt(path);
  if (!screen) return;
  const language: Way = path === "/es" || path.startsWith("/es/") ? "es" : "en";
  seen.add(`${screen} ${language}`);
  if (width !== undefined) seen.add(`${screen} ${width < 768 ? "on a phone" : "on a desk"}`);
}

export function keepSeen(): void {
  const file = process.env[seenFile];
  if (!file || seen.size === kept) return;
  kept = seen.size;
  appendFileSync(file, [...seen, ""].join("\n"));
}

/** The screens that no journey has shown: `features/day/gate/gate.page: es, on a desk`. */
export function unseen(file: string): string[] {
  const shown = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  return screens().flatMap((screen) => {
    const missing = ways.filter((way) => !shown.has(`${screen} ${way}`));
    return missing.length > 0 ? [`${screen}: ${missing.join(", ")}`] : [];
  });
}
