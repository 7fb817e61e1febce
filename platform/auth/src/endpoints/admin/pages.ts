/** Lists in pages, and the headers by which auth-js turns them. */
import { invalid } from "@platform/auth/request/errors";

export type Page = { number: number; size: number; offset: number };

const usualSize = 50;
// More at once would hold thousands of people in memory for one request; larger wishes get this much.
const largestSize = 1000;

export function readPage(query: URLSearchParams): Page {
  const number = countIn(query, "page") ?? 1;
  const size = Math.min(countIn(query, "per_page") ?? usualSize, largestSize);
  return { number, size, offset: (number - 1) * size };
}

/** auth-js reads the page as what follows the first `=`, so it comes first; other parameters follow if they were given. */
export function pageHeaders(path: string, query: URLSearchParams, page: Page, total: number, kept: string[]) {
  const last = Math.max(1, Math.ceil(total / page.size));
  const linkTo = (number: number, rel: string) => {
    const parameters = new URLSearchParams({ page: String(number) });
    for (const name of kept) if (query.get(name)) parameters.set(name, query.get(name)!);
    return `<${path}?${parameters}>; rel="${rel}"`;
  };
  const links = [...(page.number < last ? [linkTo(page.number + 1, "next")] : []), linkTo(last, "last")];
  return { Link: links.join(", "), "X-Total-Count": String(total) };
}

function countIn(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? "";
  if (value === "") return undefined;
  if (!/^0*[1-9]\d{0,8}$/.test(value)) throw invalid(`Bad Pagination Parameters: ${name} must be a positive number`);
  return Number(value);
}
