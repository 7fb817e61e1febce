/** Public pages as they were last rendered, the same for everyone, until an act changes a record they show. */
import { documentIn } from "#request/document.ts";
import { keepBody, type KeptBody } from "#server/middleware/kept-body.ts";
import type { Policies } from "#server/middleware/security-headers.ts";

/** Cached address → the kinds of record that its page shows. */
export type CachedPages = ReadonlyMap<string, readonly string[]>;

/** The kinds that the page at a path shows; undefined where it is not kept. `/pages/:slug` stands for every page with such an address. */
export function kindsShownAt(path: string, pages: CachedPages): readonly string[] | undefined {
  return pages.get(path) ?? pages.get(path.replace(/\/[^/:]+$/, "/:slug"));
}

/** A rendered page and what its loaders gave. */
export type Rendered = { response: Response; loaderData: object };
export type KeptPage = { document: KeptBody; payload: KeptBody };

export type PageCache = {
  /** A response is an answer that is not kept: the page failed. */
  get(path: string, render: () => Promise<Rendered>): Promise<KeptPage | Response>;
  forget(kinds: ReadonlySet<string>): void;
  forgetAll(): void;
};

export function createPageCache(pages: CachedPages, headers: Record<string, string>, policies: Policies): PageCache {
  const kept = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  // How often each page was forgotten: one that was forgotten while it was being rendered is not kept.
  const forgotten = new Map<string, number>();

  const make = async (path: string, render: () => Promise<Rendered>) => {
    const begun = forgotten.get(path);
    const { response, loaderData } = await render();
    if (response.status !== 200) return response;
    const html = documentIn(response) ?? (await response.text());
    // Without prefix, the language may send the visitor elsewhere.
    const caching = { ...headers, "Cache-Control": "public, no-cache", Vary: "Cookie, Accept-Language" };
    const page = {
      document: keepBody(Buffer.from(html), "text/html; charset=utf-8", {
        ...caching,
        "Content-Security-Policy": policies.withHashes(html),
      }),
      payload: keepBody(
        Buffer.from(JSON.stringify({ path, data: loaderData })),
        "application/json; charset=utf-8",
        caching,
      ),
    };
    if (begun === forgotten.get(path)) kept.set(path, page);
    return page;
  };

  const known = () => new Set([...kept.keys(), ...rendering.keys()]);

  const forgetPage = (path: string) => {
    forgotten.set(path, (forgotten.get(path) ?? 0) + 1);
    rendering.delete(path);
    kept.delete(path);
  };

  return {
    get(path, render) {
      const page = kept.get(path);
      if (page) return Promise.resolve(page);
      const begun = rendering.get(path);
      // A failure is rendered anew for each of those who wait, since a Response can be read once.
      if (begun)
        return begun.then(async (outcome) => (outcome instanceof Response ? (await render()).response : outcome));
      const pending: Promise<KeptPage | Response> = make(path, render).finally(() => {
        if (rendering.get(path) === pending) rendering.delete(path);
      });
      rendering.set(path, pending);
      return pending;
    },
    forget(kinds) {
      for (const path of known()) if (kindsShownAt(path, pages)?.some((kind) => kinds.has(kind))) forgetPage(path);
    },
    forgetAll() {
      for (const path of known()) forgetPage(path);
    },
  };
}
