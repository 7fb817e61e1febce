import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/picture.route";
import { isPicture } from "./queries.server.ts";
import { pictureName } from "./schema.ts";

export const handle = { needs: "public" };

/** A picture of a public page, for everyone. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data: name } = pictureName.safeParse(params.file);
  const picture = name && (await isPicture(name)) && (await context.get(filesContext).read("content-media", name));
  if (!picture) throw pageNotFound(pageAddress(request).pathname);
  return new Response(picture, { headers: { ...pictureHeaders, "Content-Type": types[name.split(".")[1]!]! } });
}

const types: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

// Another picture has another name.
const pictureHeaders = {
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "public, max-age=31536000, immutable",
};
