import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/sitemap.route";
import { publicAddresses } from "./queries.server.ts";

export const handle = { needs: "public" };

/** The addresses that search engines may read, by the protocol of sitemaps.org. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const origin = context.get(requestContext).settings.origin || pageAddress(request).origin;
  const urls = (await publicAddresses()).map(
    ({ path, day }) => `  <url><loc>${escaped(origin + path)}</loc><lastmod>${day}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
