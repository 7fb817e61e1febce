import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/robots.route";

export const handle = { needs: "public" };

/** Tells crawlers what is not for them: the office, and addresses that hold a personal link. */
export function loader({ context, request }: Route.LoaderArgs) {
  const origin = context.get(requestContext).settings.origin || pageAddress(request).origin;
  const kept = closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /es${path}`]);
  const lines = ["User-agent: *", ...kept, `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}

const closed = [
  "/admin",
  "/api",
  "/answer/",
  "/contract/",
  "/evidence/",
  "/keep/",
  "/setup/",
  "/signup/",
  "/workerpass",
];
