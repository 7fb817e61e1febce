import { eq, sql } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { kindOf, telltaleBytes } from "@product/domain/files/kinds";
import { keyFrom } from "@product/domain/keys";
import { Refused } from "@product/domain/refusals";
import { media } from "@product/database/tables/site/media";
import { pageRevisions } from "@product/database/tables/site/page";
import { perform } from "#request/perform.ts";
import type { Files } from "#request/ports/files.ts";
import type { CroppedPicture, NewPicture } from "./schema.ts";

/** First the file, then the row: no page ever names a picture that is not there. */
export async function addPicture(actor: Actor, { picture, altEn, altEs }: NewPicture, files: Files) {
  if (!isPermitted(actor, "media.create")) throw new NotPermitted(actor, "media.create");
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const name = nameFor(picture.name, bytes);
  const { size, pixels } = await files.keep("content-media", name, bytes);
  try {
    return await perform(actor, "media.add", async ({ tx, now, recordChange }) => {
      await tx.insert(media).values({ name, altEn, altEs, size, ...pixels, createdAt: now });
      recordChange({ name }, undefined, { name, altEn, altEs });
      return { name };
    });
  } catch (error) {
    await files.remove("content-media", [name]).catch(() => {});
    throw error;
  }
}

/** A part of an image becomes an image of its own, so that pages which show the whole keep it. */
export async function cropPicture(actor: Actor, from: string, crop: CroppedPicture, files: Files) {
  if (!isPermitted(actor, "media.create")) throw new NotPermitted(actor, "media.create");
  const { shape, across, down, zoom, altEn, altEs } = crop;
  const cut = await files.cut("content-media", from, { shape, centreX: across / 100, centreY: down / 100, zoom });
  if (!cut) throw new Refused({ code: "page.gone" });
  const name = nameFor(from.replace(/-[0-9a-f]{8}\./, "."), cut);
  const { size, pixels } = await files.keep("content-media", name, cut);
  try {
    return await perform(actor, "media.crop", async ({ tx, now, recordChange }) => {
      await tx.insert(media).values({ name, altEn, altEs, size, ...pixels, cutFrom: from, createdAt: now });
      recordChange({ name }, undefined, { name, cutFrom: from, altEn, altEs });
      return { name };
    });
  } catch (error) {
    await files.remove("content-media", [name]).catch(() => {});
    throw error;
  }
}

/** Refused while the newest or the public text of a page shows it. */
export async function removePicture(actor: Actor, { name }: { name: string }, files: Pick<Files, "remove">) {
  await perform(actor, "media.delete", async ({ tx, recordChange }) => {
    const [row] = await tx.select().from(media).where(eq(media.name, name)).for("update");
    if (!row) throw new Refused({ code: "page.gone" });
    const shown = `%/media/${name})%`;
    const { rows } = await tx.execute<{ n: number }>(sql`SELECT count(DISTINCT page.slug)::int AS n FROM app.page
      JOIN ${pageRevisions} revision ON revision.slug = page.slug AND revision.number IN (page.newest, page.published)
      WHERE revision.body_en LIKE ${shown} OR revision.body_es LIKE ${shown}
        OR ${name} IN (revision.share_image_en, revision.share_image_es)`);
    if (rows[0]!.n > 0) throw new Refused({ code: "media.in-use", n: rows[0]!.n });
    await tx.delete(media).where(eq(media.name, name));
    recordChange({ name }, { name, altEn: row.altEn, altEs: row.altEs }, undefined);
  });
  await files.remove("content-media", [name]);
}

const endings: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png", webp: "webp" };

/** After the file it came from, with a part that nobody can guess and no other has. */
function nameFor(fileName: string, bytes: Uint8Array): string {
  const ending = endings[kindOf(bytes.subarray(0, telltaleBytes))] ?? "jpg";
  const stem = keyFrom(fileName.replace(/\.[^.]*$/, ""), "picture")
    .slice(0, 40)
    .replace(/-$/, "");
  return `${stem}-${crypto.randomUUID().slice(0, 8)}.${ending}`;
}
