/**
 * Serves the gate or a pass offline: the last page that the server allowed to be kept, with its files. One service
 * worker, registered for each of these pages alone. A page that the server no longer allows to be kept is deleted with
 * the server's next answer.
 */
import type { ToKeep } from "./share/keep-page.ts";
import { revealed } from "./share/revealed.ts";

type Extended = Event & { waitUntil(what: Promise<unknown>): void };
type Fetching = Extended & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Extended & { data: ToKeep };
type ServingWorker = {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", then: (event: Extended) => void): void;
  addEventListener(kind: "message", then: (event: Told) => void): void;
  addEventListener(kind: "fetch", then: (event: Fetching) => void): void;
};
const worker = globalThis as unknown as ServingWorker;
const own = new URL(worker.registration.scope).pathname;
const cacheName = `offline ${own}`;
/** A net that does not answer is none. */
const patienceMs = 6_000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate" && pathname === own) event.respondWith(page(request));
  else if (request.method === "GET" && origin === location.origin && /^\/(assets|workerpass\/picture)\//.test(pathname))
    event.respondWith(file(request));
});

/** Everything the page needs now, and nothing that an older one needed. */
async function keep({ page: path, files }: ToKeep): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Set([path, ...files].map((each) => new URL(each, location.origin).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  for (const each of files) if (!(await cache.match(each))) await addFile(cache, each);
  if (!(await cache.match(path))) await page(new Request(new URL(path, location.origin)));
}

/** A portal of a network answers every address with a page of its own, which is none of these files. */
async function addFile(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { redirect: "error" });
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (answer.ok && !isPage) await cache.put(path, answer);
}

/** Our pages say whether they may be kept; all else is of somebody between us. Only a pass may lead to where somebody signs in. */
const isOurs = ({ headers, type }: Response): boolean =>
  headers.has("X-Offline") || (!own.endsWith("/gate") && type === "opaqueredirect");

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const { pathname, search } = new URL(request.url);
  const kept = await cache.match(pathname);
  try {
    const answer = await (kept ? inTime(fetch(request)) : fetch(request));
    if (kept && (answer.status >= 500 || (request.method === "GET" && !isOurs(answer)))) return instead(request, kept);
    if (request.method === "GET" && answer.status === 200 && !search)
      if (answer.headers.get("X-Offline") === "keep") await cache.put(pathname, answer.clone());
      else if (answer.headers.get("X-Offline") === "forget") await caches.delete(cacheName);
    return answer;
  } catch (error) {
    if (kept) return instead(request, kept);
    throw error;
  }
}

/** Nobody is to take the page that was kept for the answer to what they sent: it says that none came. */
async function instead({ method, url }: Request, kept: Response): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (method !== "GET") return Response.redirect(`${pathname}?unsent`, 303);
  const marks = search === "?unsent" ? ["kept", "unsent"] : ["kept"];
  return new Response(revealed(await kept.text(), marks), { headers: kept.headers });
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}

const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error("no answer")), patienceMs)),
  ]);
