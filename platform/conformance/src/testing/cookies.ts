/** The cookies of one browser, and the clients of @supabase/ssr that share them. */
import { createBrowserClient, createServerClient, type CookieOptions } from "@supabase/ssr";
import { opaque, type TestPlatform } from "./platform.ts";

type Cookie = { name: string; value: string; options: CookieOptions };

export function openBrowser(platform: TestPlatform) {
  const jar = new Map<string, string>();
  const written: Cookie[] = [];
  const headers: Record<string, string>[] = [];
  const cookies = (read: () => Map<string, string>) => ({
    getAll: () => [...read()].map(([name, value]) => ({ name, value })),
    setAll: (changes: Cookie[], set: Record<string, string> = {}) => {
      headers.push(set);
      for (const change of changes) {
        written.push(change);
        if (change.value === "" || change.options.maxAge === 0) jar.delete(change.name);
        else jar.set(change.name, change.value);
      }
    },
  });
  return {
    jar,
    /** Every cookie ever set, in order. */
    written,
    /** The headers for the response that were set along with the cookies. */
    headers,
    /** The server's client for one request: it sees the cookies as they were when the request left. */
    request() {
      const sent = new Map(jar);
      return createServerClient(platform.url, opaque.publishable, { cookies: cookies(() => sent) });
    },
    page: () =>
      createBrowserClient(platform.url, opaque.publishable, {
        cookies: cookies(() => jar),
        isSingleton: false,
        auth: { autoRefreshToken: false, detectSessionInUrl: false },
      }),
  };
}
