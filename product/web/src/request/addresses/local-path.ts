/** A path of this site as a browser will read it; undefined for everything that leads, or might lead, elsewhere. */
export function localPath(input: string | null | undefined): string | undefined {
  // A browser drops control characters and turns backslashes: what was judged would not be what is followed.
  if (!input?.startsWith("/") || /[\\\s\p{Cc}]/u.test(input) || !URL.canParse(input, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(input, here);
  return origin === here && !/\/\/|%2f|%5c|%00/i.test(pathname) ? pathname + search + hash : undefined;
}

const here = "http://this-site.invalid";
