/** Renders a document into one buffer: nothing of ours streams, and one buffer is compressed, hashed and cached as a whole. */
import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import type { Locale } from "@product/domain/locales";
import { requestContext } from "#request/context.ts";
import { handoffScripts } from "#shell/handoff.ts";
import { Intl } from "#shell/intl.tsx";
import { NonceProvider } from "#shell/nonce.ts";
import { catalogue, type Slice } from "./catalogue.server.ts";

export { reportError as handleError } from "#request/report-error.ts";

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  // Taken out of what React Router renders, which would write the same data again, piece by piece.
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale } = context.get(requestContext);
  const messages = messagesFor(entry, locale);
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : "";
  const html = renderToString(
    <NonceProvider value={nonce}>
      <Intl locale={locale} messages={messages}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </Intl>
    </NonceProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}${handoffScripts({ data, messages, nonce })}`, { status, headers });
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The shell speaks on every page; a route names the other slices it needs. */
function messagesFor({ staticHandlerContext, routeModules }: EntryContext, locale: Locale) {
  const named = staticHandlerContext.matches.flatMap(({ route }) => slicesOf(routeModules[route.id]?.handle));
  return Object.fromEntries(
    [...new Set<Slice>(["shell", ...named])].map((slice) => [slice, catalogue[locale][slice]!]),
  );
}

const slicesOf = (handle: unknown): Slice[] => (handle as { messages?: Slice[] } | undefined)?.messages ?? [];
