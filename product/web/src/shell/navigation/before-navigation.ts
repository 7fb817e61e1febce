/**
 * Steps before each navigation in the browser: rules are asked, missing sentences are fetched, a new build is taken.
 */
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { localeOf } from "#i18n/locale.ts";
import { createCatalogue, type Catalogue } from "#shell/behaviour/catalogue.ts";
import type { BuildWatch } from "#shell/behaviour/new-build.ts";
import { mayReload } from "#shell/behaviour/reload-guard.ts";
import { isMeasured } from "#shell/behaviour/consent-paths.ts";
import { ruledRedirect } from "#shell/behaviour/route-rules.ts";
import { isTagManagerHere } from "#shell/behaviour/tag-manager.ts";
import { addMessages } from "#shell/messages-store.ts";
import { isOffice } from "./is-office.ts";
import { isOnMap, loadScripts } from "./preload-pages.ts";

// Not `location`, which the back button has changed already when this is asked.
let shown = typeof location === "undefined" ? "" : location.pathname;
let builds: BuildWatch | undefined;
let catalogue: Catalogue | undefined;
let hasLostScripts = false;

/** Bound when the app comes alive. */
export function bindBuilds(watch: BuildWatch): void {
  builds = watch;
}

export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, origin } = new URL(request.url);
  // A form is sent from where it is, in the build that made it. The sentences of its answer did not come with the page.
  const words = () => (catalogue ??= createCatalogue(buildOfThisPage())).load(localeOf(pathname));
  if (request.method !== "GET") {
    if (!isOffice(pathname)) return next();
    const sentences = words();
    const answer = await next();
    // A redirect contains no refusal, and waits for no sentence.
    if (leadsOn(answer)) return answer;
    const fetched = await sentences;
    if (fetched) addMessages(fetched);
    return answer;
  }
  const asDocument = () => loadDocument(pathname + search + hashWanted());
  if (hasLostScripts) return asDocument();
  // A new query is the same page.
  if (pathname === shown) return next();
  if (builds?.isOutdated() || !isOnMap(pathname)) return asDocument();
  // Measuring scripts stay behind with their document.
  if (isTagManagerHere() && !isMeasured({ pathname, search })) return asDocument();
  const [rule, messages] = await Promise.all([
    ruledRedirect(pathname),
    words(),
    loadScripts(pathname).catch((error) => {
      // React Router never loads a lost script again in the same document, so a new document is tried once; then it is
      // an error.
      hasLostScripts = true;
      if (!mayReload(pathname)) throw error;
      return asDocument();
    }),
  ]);
  if (messages) addMessages(messages);
  if (rule?.external || (rule && !URL.canParse(rule.to, origin))) throw redirectDocument(rule.to);
  if (rule) throw redirect(rule.to.includes("#") ? rule.to : rule.to + hashWanted());
  // Not before: a refresh that comes while the sentences are on their way would show the page without them.
  shown = pathname;
  return next();
};

const leadsOn = (answer: unknown): boolean =>
  Object.values(answer ?? {}).some(({ result }: { result?: unknown }) => result instanceof Response);

/** Ends in another document. After the back button the address is there already; naming it again would only lead to its hash. */
async function loadDocument(path: string): Promise<never> {
  if (path !== location.pathname + location.search + location.hash) throw redirectDocument(path);
  location.reload();
  return new Promise(() => {});
}

/** The place on the page that was asked for. No request carries it, so it is read where React Router keeps the navigation. */
const hashWanted = (): string => Reflect.get(window, "__reactRouterDataRouter").state.navigation.location?.hash ?? "";

/** Also asked for by a click that comes before the page is quite alive, so it is read where React Router left it. */
const buildOfThisPage = (): string => Reflect.get(window, "__reactRouterManifest").version;
