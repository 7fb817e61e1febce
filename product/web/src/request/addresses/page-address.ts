/** The page that a request is about: React Router asks for the data of a page beside its path. */
export function pageAddress(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/_(root)?\.data$/, "/").replace(/\.data$/, "");
  url.searchParams.delete("_routes");
  return url;
}
