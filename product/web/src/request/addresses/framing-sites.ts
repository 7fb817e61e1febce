/**
 * The other sites that may show a page within their own: a page tells the server by a header, which the server turns
 * into its policy and does not send on. A page without the header can be framed by no site.
 */
const header = "X-Framing-Sites";
const isOrigin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

export const framingSites = (origins: readonly string[]): Record<string, string> =>
  origins.length > 0 ? { [header]: origins.join(" ") } : {};

/** For the `headers` of a route whose loader named them. */
export const framingIn = (loaderHeaders: Headers): Record<string, string> =>
  framingSites(loaderHeaders.get(header)?.split(" ") ?? []);

export function takeFramingSites(headers: Headers): string[] {
  const sites = headers.get(header)?.split(" ") ?? [];
  headers.delete(header);
  return sites.filter((site) => isOrigin.test(site));
}
