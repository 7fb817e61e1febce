/** The permissions that each route declares. */
import { readFile } from "node:fs/promises";

export type GuardedRoute = { path: string; needs: string[]; acts: boolean };

const file = new URL(import.meta.resolve("@product/web/route-permissions.txt"));
const rows = (await readFile(file, "utf8"))
  .trim()
  .split("\n")
  .map((line): GuardedRoute => {
    const [path, needs = "", acts] = line.split(/ {2,}/);
    return { path: path!, needs: needs.split(" + "), acts: acts === "acts" };
  });
export const guardedRoutes: readonly GuardedRoute[] = rows.filter(({ needs }) => !needs.includes("public"));
