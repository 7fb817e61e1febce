/**
 * The one way to ask an address that somebody typed. The name is looked up once, what it stands for must be public, and exactly that
 * is connected to, so that no name can lead elsewhere in between. A redirect is judged like the first address.
 */
import { lookup } from "node:dns/promises";
import { request as plainly, type IncomingMessage, type RequestOptions } from "node:http";
import { request as securely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type Asked = {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: string | URLSearchParams | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
  /** `host` or `host:port` that may be asked wherever they are, as whoever runs the installation says. */
  allowedHosts: readonly string[];
  /** How many redirects of a GET are followed; without it none, and the redirect is the answer. */
  mostRedirects?: number;
  patienceMs?: number;
  largest?: number;
  /** Tests look names up themselves. */
  resolve?: typeof resolved;
};

/** Why an address is not asked. */
export class NotOutside extends Error {
  override name = "NotOutside";
}

const usualPatienceMs = 8_000;
const usualLargest = 512 * 1024;

/** With its whole body, so that a slow or endless one holds nobody up. */
export async function fetchOutside(address: string | URL, fetchOptions: Asked): Promise<Response> {
  const { signal, patienceMs = usualPatienceMs, mostRedirects = 0 } = fetchOptions;
  const deadline = AbortSignal.timeout(patienceMs);
  const within = { ...fetchOptions, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
  let url = new URL(address);
  for (let left = mostRedirects; ; left -= 1) {
    const response = await once(url, within);
    const onward = isRedirect(response.status) ? response.headers.get("location") : null;
    if (onward === null || left === 0) return response;
    const next = new URL(onward, url);
    if (url.protocol === "https:" && next.protocol !== "https:") throw new NotOutside("it leads away from https");
    if (next.origin !== url.origin) within.headers = withoutSecrets(within.headers);
    url = next;
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Credentials are meant only for the host that was first asked, so a redirect elsewhere loses them. */
function withoutSecrets(headers: Asked["headers"] = {}): Headers {
  const kept = new Headers(headers);
  for (const name of ["authorization", "cookie", "apikey"]) kept.delete(name);
  return kept;
}

async function once(url: URL, fetchOptions: Asked & { signal: AbortSignal }): Promise<Response> {
  const { largest = usualLargest, signal } = fetchOptions;
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new NotOutside(`${url.protocol} is not the web`);
  if (url.username || url.password) throw new NotOutside("it has a name or a password in it");
  const found = await Promise.race([placesOf(url, fetchOptions), whenAborted(signal)]);
  const options: RequestOptions = {
    method: fetchOptions.method ?? "GET",
    headers: headersOf(fetchOptions),
    lookup: alwaysTo(found),
    // A connection that is kept would be of another look-up.
    agent: false,
    signal,
  };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = (url.protocol === "https:" ? securely : plainly)(url, options, (answer) => {
    readAll(answer, largest).then(resolve, reject);
  });
  request.on("error", reject);
  request.end(fetchOptions.body instanceof URLSearchParams ? fetchOptions.body.toString() : fetchOptions.body);
  return promise;
}

/** A look-up cannot be called off, but need not be waited for. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

type Place = { address: string; family: number };

async function placesOf(url: URL, { allowedHosts, resolve = resolved }: Asked): Promise<Place[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host);
  if (found.length === 0) throw new NotOutside(`${host} stands for no address`);
  const isAllowed = allowedHosts.some((each) => [url.hostname, url.host].includes(each.toLowerCase()));
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address)))
    throw new NotOutside(`${url.host} is on this machine or on a network of its own`);
  return found;
}

const resolved = (host: string): Promise<Place[]> => lookup(host, { all: true });

/** Whatever name is asked for, it is what was looked up. */
const alwaysTo =
  (found: readonly Place[]): LookupFunction =>
  (_host, { all }, tell) => {
    if (all) tell(null, [...found]);
    else tell(null, found[0]!.address, found[0]!.family);
  };

function headersOf({ headers = {}, body }: Asked): Record<string, string> {
  const all = new Headers(headers);
  // A compressed answer could be far larger than the bytes that arrive.
  all.set("accept-encoding", "identity");
  if (body instanceof URLSearchParams && !all.has("content-type"))
    all.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
  if (body !== undefined)
    all.set("content-length", String(Buffer.byteLength(body instanceof URLSearchParams ? body.toString() : body)));
  return Object.fromEntries(all);
}

async function readAll(answer: IncomingMessage, largest: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) {
      answer.destroy();
      throw new NotOutside(`it answers with more than ${largest} bytes`);
    }
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = answer.statusCode!;
  return new Response(hasBody(status) ? Buffer.concat(chunks) : null, { status, headers });
}

const hasBody = (status: number) => status >= 200 && ![204, 205, 304].includes(status);
