import { desc, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { media } from "@product/database/tables/media";

export const mediaRows = () => database.select().from(media).orderBy(desc(media.createdAt)).limit(200);

export const isPicture = async (name: string): Promise<boolean> =>
  (await database.$count(media, eq(media.name, name))) > 0;
