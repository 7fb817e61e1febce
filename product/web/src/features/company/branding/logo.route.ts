import { z } from "zod";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/logo.route";
import { logoName } from "./queries.server.ts";

export const handle = { needs: "public" };

const name = z.templateLiteral([z.uuid(), ".png"]);

/** A logo, for everyone: mails of former times show the one they were written with, as long as it is kept. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data } = name.safeParse(params.file);
  const logo = data && (await context.get(filesContext).read("logos", logoName(data.slice(0, -4))));
  if (!logo) throw pageNotFound(pageAddress(request).pathname);
  return new Response(logo, { headers: logoHeaders });
}

// The address changes with the logo.
const logoHeaders = {
  "Content-Type": "image/png",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "public, max-age=31536000, immutable",
};
