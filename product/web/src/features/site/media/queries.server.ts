import { desc, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { media } from "@product/database/tables/media";

export const mediaRows = () => database.select().from(media).orderBy(desc(media.createdAt)).limit(200);

export async function pictureNamed(name: string) {
  const [found] = await database.select().from(media).where(eq(media.name, name));
  return found;
}

export const isPicture = async (name: string): Promise<boolean> =>
  (await database.$count(media, eq(media.name, name))) > 0;
