/** Nothing that is asked in the background replaces the page: whoever is filling in a form keeps it, and what was asked stays unknown. */
import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";

type Results = Record<string, { type: "data" | "error"; result: unknown }>;
type RouterState = {
  navigation: { location?: { pathname: string; search: string } | undefined };
  loaderData: Record<string, unknown>;
};

/** Told when something that someone did on purpose, in one of the forms of a page, came to nothing. */
let tellOfFailure = () => {};
export function bindFailure(tell: () => void): void {
  tellOfFailure = tell;
}

/** Fetchers and revalidations are calls that no navigation waits for. */
export const keepThePage: MiddlewareFunction = async ({ request }, next) => {
  // Asked beforehand: a navigation may end while its loaders are awaited.
  const before = routerState();
  const isBackground = before !== undefined && !isNavigation(new URL(request.url), before);
  const results = (await next()) as Results;
  return isBackground ? withoutErrors(results, request, routerState()!) : results;
};

// Where React Router keeps it, once the page has come alive; nothing it hands to a middleware says who asks.
const routerState = (): RouterState | undefined => Reflect.get(globalThis, "__reactRouterDataRouter")?.state;

const isNavigation = ({ pathname, search }: URL, { navigation: { location } }: RouterState): boolean =>
  location?.pathname === pathname && location.search === search;

function withoutErrors(results: Results, { method, url }: Request, { loaderData }: RouterState): Results {
  const isAction = method !== "GET" && new URL(url).searchParams.has("do");
  if (isAction && Object.values(results).some(isFault)) tellOfFailure();
  return Object.fromEntries(
    Object.entries(results).map(([id, outcome]) => {
      if (!isFault(outcome)) return [id, outcome];
      const isShown = method === "GET" && id in loaderData;
      // A page that is gone, or no longer theirs, is not shown as if nothing had happened.
      if (isShown && isAnswer(outcome.result)) return [id, outcome];
      console.warn(outcome.result);
      return [id, { type: "data", result: isShown ? loaderData[id] : undefined }];
    }),
  );
}

const isFault = ({ type, result }: Results[string]): boolean =>
  type === "error" && !(result instanceof Response && result.status < 400);

const isAnswer = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof Response) && error.status < 500;
