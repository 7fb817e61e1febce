/** The routes of the product as the site map has them, with what their files say. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ActionFunctionArgs, MiddlewareFunction } from "react-router";
import routes from "#routes.ts";

type RouteModule = {
  handle?: { needs?: string; alsoNeeds?: string };
  action?: (args: ActionFunctionArgs) => unknown;
  middleware?: MiddlewareFunction<Response>[];
};

export type Declared = { path: string; file: string; needs: string[]; module: RouteModule };

/** In English; what is Spanish is the same. */
export const everyRoute = async (): Promise<Declared[]> =>
  (await leavesOf(await routes, "")).toSorted((a, b) => (a.path < b.path ? -1 : 1));

const modules = import.meta.glob<RouteModule>(["#features/**/*.{page,route}.{ts,tsx}", "#shell/*.{page,layout}.tsx"]);

const moduleOf = (file: string) => Object.entries(modules).find(([name]) => name.endsWith(`/${file}`))?.[1];

const isSpanish = ({ id }: RouteConfigEntry) => id?.startsWith("es/") ?? false;

async function leavesOf(entries: readonly RouteConfigEntry[], above: string): Promise<Declared[]> {
  const found = await Promise.all(
    entries
      .filter((entry) => !isSpanish(entry))
      .map(async (entry) => {
        const path = entry.path ? `${above}/${entry.path}` : above;
        if (entry.children) return leavesOf(entry.children, path);
        const module = await moduleOf(entry.file)!();
        const needs = [module.handle?.needs, module.handle?.alsoNeeds].filter((each) => each !== undefined);
        return [{ path: path || "/", file: entry.file, needs, module }];
      }),
  );
  return found.flat();
}

/** Every file of the web app that is not for tests, as it is written. */
export const everySource = (): { file: string; text: string }[] =>
  Object.entries(sources)
    .filter(([file]) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(([file, text]) => ({ file, text }));

const sources = import.meta.glob<string>(["#*.{ts,tsx}", "#*/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
