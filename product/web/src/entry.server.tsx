/** Renders a document into one buffer: nothing of ours streams, and one buffer is compressed, hashed and cached as a whole. */
import { renderToString } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import type { Compiled } from "#i18n/compile.ts";
import { requestContext } from "#request/context.ts";
import { documentResponse } from "#request/document.ts";
import { routeMapFor } from "#request/addresses/route-maps.ts";
import { englishOf, isFailure, ours, statusMessageHeader } from "#request/failures.ts";
import { FontAhead } from "#shell/font-ahead.tsx";
import { handoffScripts } from "#shell/navigation/handoff.ts";
import { keptSentencesUrl } from "#shell/navigation/kept-sentences.ts";
import { watchSentences } from "#shell/navigation/sent-sentences.ts";
import { Intl } from "#shell/intl.tsx";
import { NonceProvider } from "#shell/nonce.ts";
import { catalogue, slicesSpoken } from "./catalogue.server.ts";

export { reportError as handleError } from "#request/report-error.ts";

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  // Taken out of what React Router renders, which would write the same data again, piece by piece.
  { serverHandoffStream, ...entry }: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, keepLoaderData, report } = routerContext.get(requestContext);
  keepLoaderData?.(entry.staticHandlerContext.loaderData);
  const slices = slicesSpoken(
    entry.staticHandlerContext.matches.map(({ route }) => entry.routeModules[route.id]?.handle),
  );
  const messages: Compiled = Object.fromEntries(slices.map((slice) => [slice, catalogue[locale][slice]!]));
  const kind = isOffice(entry) ? "office" : keepLoaderData && "for everyone";
  const requests = kind && watchSentences(messages["request"]!, kind);
  const context = { ...entry, manifest: manifestFor(entry) };
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : "";
  const html = renderToString(
    <NonceProvider value={nonce}>
      <Intl
        locale={locale}
        messages={{ ...messages, ...(requests && { request: requests.sentences }) }}
        onMissing={report}
      >
        <FontAhead>
          <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
        </FontAhead>
      </Intl>
    </NonceProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development there is no build whose sentences a browser could keep.
  const words =
    kind === "office" && !import.meta.env.DEV
      ? {
          messages: { request: requests!.usedSentences() },
          keptAt: keptSentencesUrl(entry.manifest.version, locale, slices),
        }
      : { messages: { ...messages, ...(requests && { request: requests.sent() }) } };
  const message = failureMessage(entry);
  if (message) headers.set(statusMessageHeader, encodeURIComponent(message));
  return documentResponse(`<!doctype html>${html}${isStill(entry) ? "" : handoffScripts({ data, nonce, ...words })}`, {
    status,
    headers,
  });
}

/** Nothing in the browser waits for the data of a page that React leaves alone there. */
const isStill = ({ routeModules, staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as { still?: string } | undefined)?.still,
  );

const isOffice = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id.includes("shell/admin.layout"));

/** The routes that the browser gets: those of its area; the development server has a map of its own making. */
function manifestFor({ manifest, staticHandlerContext }: Pick<EntryContext, "manifest" | "staticHandlerContext">) {
  if (import.meta.env.DEV) return manifest;
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  return { ...manifest, url: routeMapFor(manifest, matched).url };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The failure of the page in English, for the answer's status line and for clients that want no page. */
function failureMessage({ staticHandlerContext: { errors } }: EntryContext): string | undefined {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return undefined;
  const { message, values } = isRouteErrorResponse(error) && isFailure(error.data) ? error.data : ours;
  return englishOf(message, values);
}
