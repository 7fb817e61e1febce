import { and, eq, isNull } from "drizzle-orm";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/worker";
import { pictureOf } from "@product/database/workers/pictures";

/** The verified photo of the worker who has this account, with their name. */
export async function ownPicture(userId: string): Promise<{ id: string; path: string; name: string } | undefined> {
  const [worker] = await database
    .select({ id: workers.id, firstName: workers.firstName, lastName: workers.lastName })
    .from(workers)
    .where(and(eq(workers.userId, userId), isNull(workers.mergedInto)));
  const picture = worker && (await pictureOf(database, worker.id));
  return picture && { ...picture, name: `${worker.firstName} ${worker.lastName}` };
}
