import type { LoaderFunctionArgs } from "react-router";
import { pageNotValid } from "#request/failures.ts";

export const handle = { needs: "authenticated" };

/** Only the home page can be edited so far, at an address of its own: every other slug names no page. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw pageNotValid(new URL(request.url).pathname);
}

// Never shown: the loader always throws.
export default function ContentPage() {
  return null;
}
