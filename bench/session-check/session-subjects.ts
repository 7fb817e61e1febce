/** Cost for a page of finding out who is signed in, and of verifying one signature. */
import { join } from "node:path";
import { requestSubject, startIn, type Subject, type Workshop } from "#bench/subject.ts";

export type SessionMeasure = "session check, remembered" | "ES256 verification";

export async function sessionSubjects(workshop: Workshop): Promise<Subject[]> {
  const server = await startIn(workshop, join(import.meta.dirname, "session-check.process.ts"));
  const subject = (name: SessionMeasure, what: string, times: number) =>
    requestSubject(workshop, name, { server, path: `/${what}/${times}`, requests: 4, times });
  return [
    subject("session check, remembered", "session-check", 1000),
    subject("ES256 verification", "verification", 100),
  ];
}
