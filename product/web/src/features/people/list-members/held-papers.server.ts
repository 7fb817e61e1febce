/** The languages and papers of a worker, as the fields of the filter have them. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { DaysTaken } from "@product/domain/filters/can-work";
import { stillThere } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { documentTypes } from "@product/database/tables/company/document-type";
import { documents } from "@product/database/tables/papers/document";
import { qualifications } from "@product/database/tables/company/qualification";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { absences, workerQualifications } from "@product/database/tables/papers/right-to-work";
import { someWorkers } from "@product/database/tables/people/worker";
import { availabilities, workerLanguages } from "@product/database/tables/people/worker-record";
import { homeDay } from "#request/clock.ts";

type Field = "qualifications" | "documentsInForce" | "documentsExpired" | "documentsToReview";

export async function papersOf(workerId: string) {
  const [spoken, skills, kinds] = await Promise.all([
    database
      .select({ key: workerLanguages.language })
      .from(workerLanguages)
      .where(eq(workerLanguages.workerId, workerId)),
    database
      .selectDistinct({ key: qualifications.key })
      .from(workerQualifications)
      .innerJoin(qualifications, eq(qualifications.id, workerQualifications.qualificationId))
      .where(eq(workerQualifications.workerId, workerId)),
    database
      .selectDistinct({ key: documentTypes.key })
      .from(documents)
      .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
      .where(eq(documents.workerId, workerId)),
  ]);
  const heldKeys = async (field: Field, of: readonly { key: string }[]) => {
    const answers = await Promise.all(of.map(({ key }) => isTrue(workerId, field, key)));
    return of.filter((_, place) => answers[place]).map(({ key }) => key);
  };
  return {
    lastWorkedOn: await lastWorkedOn(workerId),
    free: await daysTaken(workerId),
    spoken: spoken.map(({ key }) => key),
    qualifications: await heldKeys("qualifications", skills),
    documentsInForce: await heldKeys("documentsInForce", kinds),
    documentsExpired: await heldKeys("documentsExpired", kinds),
    documentsToReview: await heldKeys("documentsToReview", kinds),
  };
}

/** Days with an all-day unavailability, absences, and the days of shifts that the worker has or was asked for. */
async function daysTaken(workerId: string): Promise<DaysTaken[]> {
  const unavailable = await database
    .select({ first: availabilities.firstDay, last: availabilities.lastDay, weekdays: availabilities.weekdays })
    .from(availabilities)
    .where(
      and(eq(availabilities.workerId, workerId), eq(availabilities.kind, "unavailable"), isNull(availabilities.from)),
    );
  const away = await database
    .select({ first: absences.firstDay, last: absences.lastDay })
    .from(absences)
    .where(eq(absences.workerId, workerId));
  const planned = await database
    .selectDistinct({ first: shifts.day, last: shifts.day })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(eq(assignments.workerId, workerId), inArray(assignments.state, [...stillThere]), isNull(shifts.cancelledAt)),
    );
  return [...unavailable, ...[...away, ...planned].map((each) => ({ ...each, weekdays: [] }))];
}

async function lastWorkedOn(workerId: string): Promise<string | null> {
  const [found] = await database
    .select({ day: sql<string | null>`${workerColumns.lastWorkedOn.dayOn(homeDay())}::text` })
    .from(someWorkers)
    .where(eq(someWorkers.id, workerId));
  return found?.day ?? null;
}

async function isTrue(workerId: string, field: Field, key: string): Promise<boolean> {
  const condition = compileFilter({ field, op: "any", values: [key] }, workerColumns, homeDay());
  const found = await database
    .select({ id: someWorkers.id })
    .from(someWorkers)
    .where(and(eq(someWorkers.id, workerId), condition));
  return found.length > 0;
}
