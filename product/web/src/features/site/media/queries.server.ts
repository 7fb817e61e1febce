import { desc, eq, inArray } from "drizzle-orm";
import { database } from "@product/database/client";
import { media } from "@product/database/tables/site/media";

export const mediaRows = () => database.select().from(media).orderBy(desc(media.createdAt)).limit(200);

/** How large the images at some addresses are, where that is known. */
export async function sizesAt(addresses: readonly string[]): Promise<Map<string, { width: number; height: number }>> {
  const names = addresses.map((address) => address.replace(/^\/media\//, ""));
  if (names.length === 0) return new Map();
  const rows = await database
    .select({ name: media.name, width: media.width, height: media.height })
    .from(media)
    .where(inArray(media.name, names));
  return new Map(
    rows.flatMap(({ name, width, height }) =>
      width && height ? [[`/media/${name}`, { width, height }] as const] : [],
    ),
  );
}

export async function pictureNamed(name: string) {
  const [found] = await database.select().from(media).where(eq(media.name, name));
  return found;
}

export const isPicture = async (name: string): Promise<boolean> =>
  (await database.$count(media, eq(media.name, name))) > 0;
