import { eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import type { Found } from "#request/slices/search-sources.ts";

/** The person whose number was asked for, once it is known that the asker may see it. */
export async function holderAt(id: string): Promise<Found[]> {
  const rows = await database.select({ name: fullName, code: workers.code }).from(workers).where(eq(workers.id, id));
  return rows.map(({ name, code }) => ({ id, name, about: code, address: `/admin/workers/${id}` }));
}
