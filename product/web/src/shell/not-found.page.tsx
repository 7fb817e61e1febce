import type { LoaderFunctionArgs } from "react-router";
import { pageNotFound } from "#request/failures.ts";

export const handle = { needs: "public" };

export function loader({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}

// Never shown: the loader always throws. It makes this address a page, so that the error page answers.
export default function NotFound() {
  return null;
}
