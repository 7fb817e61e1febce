import { data, type LoaderFunctionArgs } from "react-router";

export const handle = { needs: "public" };

export function loader({ request }: LoaderFunctionArgs): never {
  throw data(null, { status: 404, statusText: `Page not found: ${new URL(request.url).pathname}` });
}

// Never shown: the loader always throws. It makes this address a page, so that the error page answers.
export default function NotFound() {
  return null;
}
