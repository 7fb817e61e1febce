/** Asks a provider, and stops listening when it takes too long or says too much. */
import type { FetchBody } from "openid-client";
import { fetchOutside, type Asked } from "@platform/kernel/fetch-outside";

// Shorter than the patience of the service: the person is sent back to where they came from, not left with an error page.
export const providerPatienceMs = 8_000;
export type AskProvider = (url: string, request: AskedOfProvider) => Promise<Response>;

/** Never follows a redirect: whom we ask is settled before we ask. */
export const askProvider =
  (allowedHosts: readonly string[]): AskProvider =>
  (url, { body, ...request }) =>
    fetchOutside(url, { ...request, body: sendable(body), allowedHosts, patienceMs: providerPatienceMs });

type AskedOfProvider = {
  method: string;
  headers: Headers | Record<string, string>;
  body?: FetchBody;
  signal?: AbortSignal | undefined;
};

function sendable(body: FetchBody): Asked["body"] {
  if (body === null || body === undefined) return undefined;
  if (body instanceof ReadableStream) throw new TypeError("a provider is sent nothing that streams");
  return body instanceof ArrayBuffer ? new Uint8Array(body) : body;
}

/** Several questions in a row share one patience. */
export async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The provider took too long")), providerPatienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
