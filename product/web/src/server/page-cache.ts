/** Public pages as they were last rendered, the same for everyone, until an act changes a record they show. */
import { keepBody, type KeptBody } from "./kept-body.ts";
import { policyWithHashes } from "./security-headers.ts";

/** Cached address → the kinds of record that its page shows. */
export type CachedPages = ReadonlyMap<string, readonly string[]>;

export type PageCache = {
  get(path: string, render: () => Promise<Response>): Promise<KeptBody | Response>;
  forget(kinds: ReadonlySet<string>): void;
  forgetAll(): void;
};

export function createPageCache(pages: CachedPages, headers: Record<string, string>): PageCache {
  const kept = new Map<string, KeptBody>();
  const rendering = new Map<string, Promise<KeptBody | Response>>();
  // How often each page was forgotten: one that was forgotten while it was being rendered is not kept.
  const forgotten = new Map<string, number>();

  const make = async (path: string, render: () => Promise<Response>) => {
    const begun = forgotten.get(path);
    const response = await render();
    if (response.status !== 200) return response;
    const html = await response.text();
    const body = keepBody(Buffer.from(html), "text/html; charset=utf-8", {
      ...headers,
      "Content-Security-Policy": policyWithHashes(html),
      "Cache-Control": "public, no-cache",
    });
    if (begun === forgotten.get(path)) kept.set(path, body);
    return body;
  };

  const forgetPage = (path: string) => {
    forgotten.set(path, (forgotten.get(path) ?? 0) + 1);
    rendering.delete(path);
    kept.delete(path);
  };

  return {
    get(path, render) {
      const page = kept.get(path);
      if (page) return Promise.resolve(page);
      const known = rendering.get(path);
      // A failure is rendered anew for each of those who wait, since a Response can be read once.
      if (known) return known.then(async (made) => (made instanceof Response ? render() : made));
      const made: Promise<KeptBody | Response> = make(path, render).finally(() => {
        if (rendering.get(path) === made) rendering.delete(path);
      });
      rendering.set(path, made);
      return made;
    },
    forget(kinds) {
      for (const [path, shown] of pages) if (shown.some((kind) => kinds.has(kind))) forgetPage(path);
    },
    forgetAll() {
      for (const path of pages.keys()) forgetPage(path);
    },
  };
}
