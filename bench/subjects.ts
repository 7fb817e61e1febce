/** Everything that is measured. */
import { mkdirSync } from "node:fs";
import { authSubjects, type AuthMeasure } from "./auth/auth-subjects.ts";
import { importSubjects, type ImportMeasure } from "./import/import-subjects.ts";
import { pageSubjects, type PageMeasure } from "./page-subjects.ts";
import { realtimeSubjects, type RealtimeMeasure } from "./realtime/realtime-subjects.ts";
import { sessionSubjects, type SessionMeasure } from "./session-check/session-subjects.ts";
import { storageSubjects, type StorageMeasure } from "./storage/storage-subjects.ts";
import type { Subject, Workshop } from "./subject.ts";
import { searchSubjects, type SearchMeasure } from "./workers-search/search-subjects.ts";

/** The names under which values are measured. */
export type Measure =
  | PageMeasure
  | AuthMeasure
  | SessionMeasure
  | RealtimeMeasure
  | StorageMeasure
  | SearchMeasure
  | ImportMeasure;

export async function startSubjects(workshop: Workshop): Promise<Subject[]> {
  mkdirSync(workshop.folder, { recursive: true });
  return [
    ...(await pageSubjects(workshop)),
    ...(await authSubjects(workshop)),
    ...(await sessionSubjects(workshop)),
    ...(await realtimeSubjects(workshop)),
    ...(await storageSubjects(workshop)),
    ...(await searchSubjects(workshop)),
    ...(await importSubjects(workshop)),
  ];
}
