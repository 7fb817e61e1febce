import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#request/context.ts";
import { pageNotValid } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { publicPage } from "./queries.server.ts";

/** The public page at an address; an address that names no public page is answered as the specification says. */
export async function loadPage({ context, request }: Asked, slug: string, number?: number) {
  const page = await publicPage(slug, context.get(requestContext).locale, number);
  if (!page) throw pageNotValid(pageAddress(request).pathname);
  return { page };
}

type Asked = Pick<LoaderFunctionArgs, "context" | "request">;
