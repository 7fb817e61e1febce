/** Small photos for a device that may lose its net: of who has a place at its event, and of nobody else. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { pictureOf } from "@product/database/workers/pictures";
import type { Files } from "#request/ports/files.ts";
import type { PairedDevice } from "#features/day/gate/device.server.ts";

/** By the codes of the people; nothing where somebody has no photo. */
export async function thumbnailsOf(
  { event }: PairedDevice,
  codes: readonly string[],
  files: Pick<Files, "thumbnail">,
): Promise<Record<string, string | null>> {
  const people = await database
    .selectDistinct({ id: workers.id, code: workers.code })
    .from(workers)
    .innerJoin(assignments, eq(assignments.workerId, workers.id))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        inArray(workers.code, [...codes]),
        isNull(workers.mergedInto),
        eq(shifts.eventId, event.id),
        inArray(assignments.state, [...placeTaking]),
      ),
    );
  const thumbnails: Record<string, string | null> = {};
  for (const { id, code } of people) {
    const picture = await pictureOf(database, id);
    const bytes = picture && (await files.thumbnail("worker-documents", picture.path));
    thumbnails[code] = bytes ? Buffer.from(bytes).toString("base64") : null;
  }
  return thumbnails;
}
