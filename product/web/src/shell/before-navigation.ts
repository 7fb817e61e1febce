/** What happens before each navigation in the browser: the rules are asked, missing sentences are fetched, a new build is taken. */
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { localeOf } from "#i18n/locale.ts";
import { createCatalogue, type Catalogue } from "./behaviour/catalogue.ts";
import type { BuildWatch } from "./behaviour/new-build.ts";
import { ruledRedirect } from "./behaviour/route-rules.ts";
import { addMessages } from "./messages-store.ts";

// Not `location`, which the back button has changed already when this is asked.
let shown = typeof location === "undefined" ? "" : location.pathname;
let builds: BuildWatch | undefined;
let catalogue: Catalogue | undefined;

/** Bound when the app comes alive. */
export function bindBuilds(watch: BuildWatch): void {
  builds = watch;
}

export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, origin } = new URL(request.url);
  // A form is sent where it is, in the build that made it; a new query is the same page.
  if (request.method !== "GET" || pathname === shown) return next();
  shown = pathname;
  if (builds?.isOutdated()) throw redirectDocument(pathname + search);
  const [rule, messages] = await Promise.all([
    ruledRedirect(pathname),
    (catalogue ??= createCatalogue(buildOfThisPage())).load(localeOf(pathname)),
  ]);
  if (messages) addMessages(messages);
  if (rule) throw rule.external || !URL.canParse(rule.to, origin) ? redirectDocument(rule.to) : redirect(rule.to);
  return next();
};

/** Also asked for by a click that comes before the page is quite alive, so it is read where React Router left it. */
const buildOfThisPage = (): string => Reflect.get(window, "__reactRouterManifest").version;
