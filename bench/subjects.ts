/** Everything that is measured. */
import { mkdirSync } from "node:fs";
import { authSubjects, type AuthMeasure } from "./auth/auth-subjects.ts";
import { browserSubjects, type BrowserMeasure } from "./browser/browser-subjects.ts";
import { gateSubjects, type GateMeasure } from "./gate/gate-subjects.ts";
import { helloSubjects, type HelloMeasure } from "./hello/hello-subjects.ts";
import { importSubjects, type ImportMeasure } from "./import/import-subjects.ts";
import { pageSubjects, type PageMeasure } from "./page-subjects.ts";
import { crowdSubjects, type CrowdMeasure } from "./real-pages/crowd-subjects.ts";
import { realSubjects, type RealMeasure } from "./real-pages/real-subjects.ts";
import { realtimeSubjects, type RealtimeMeasure } from "./realtime/realtime-subjects.ts";
import { sessionSubjects, type SessionMeasure } from "./session-check/session-subjects.ts";
import { seasonSubjects, type SeasonMeasure } from "./season/season-subjects.ts";
import { storageSubjects, type StorageMeasure } from "./storage/storage-subjects.ts";
import type { Subject, Workshop } from "./subject.ts";
import { searchSubjects, type SearchMeasure } from "./workers-search/search-subjects.ts";

/** The names under which values are measured. */
export type Measure =
  | HelloMeasure
  | BrowserMeasure
  | RealMeasure
  | PageMeasure
  | AuthMeasure
  | SessionMeasure
  | RealtimeMeasure
  | StorageMeasure
  | SearchMeasure
  | CrowdMeasure
  | SeasonMeasure
  | ImportMeasure
  | GateMeasure;

/** The parts of a run: each can be run alone, by its name. */
export const parts = {
  pages: realSubjects,
  rendering: pageSubjects,
  browser: browserSubjects,
  auth: authSubjects,
  session: sessionSubjects,
  realtime: realtimeSubjects,
  storage: storageSubjects,
  search: searchSubjects,
  crowd: crowdSubjects,
  season: seasonSubjects,
  import: importSubjects,
  gate: gateSubjects,
} satisfies Record<string, (workshop: Workshop) => Promise<Subject[]>>;

export type Part = keyof typeof parts;

/** Those that the arguments name, or all. */
export function partsIn(args: readonly string[]): Part[] {
  const all = Object.keys(parts) as Part[];
  const unknown = args.filter((arg) => !arg.startsWith("--") && !all.includes(arg as Part));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(", ")}: there are ${all.join(", ")}.`);
  const named = all.filter((part) => args.includes(part));
  return named.length > 0 ? named : all;
}

export async function startSubjects(workshop: Workshop, part: Part): Promise<Subject[]> {
  mkdirSync(workshop.folder, { recursive: true });
  return [...(await helloSubjects(workshop)), ...(await parts[part](workshop))];
}
