/** The baseline of every part of a run. */
import { join } from "node:path";
import { requestSubject, startIn, type Subject, type Workshop } from "#bench/subject.ts";

export type HelloMeasure = "canary" | "Hono hello";

export async function helloSubjects(workshop: Workshop): Promise<Subject[]> {
  const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);
  const subject = async (name: HelloMeasure, file: string, requests: number) =>
    requestSubject(workshop, name, { server: await startIn(workshop, script(file)), path: "/", requests });
  return [await subject("canary", "canary", 1000), await subject("Hono hello", "hono-hello", 800)];
}
