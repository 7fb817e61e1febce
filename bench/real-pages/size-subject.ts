import { gzipSync } from "node:zlib";
import type { Subject } from "#bench/subject.ts";

/** A size is the same in every turn; as a subject it can stand in a ratio. */
export function sizeSubject(name: string, html: string): Subject {
  const sizes = { [`size of ${name}`]: Buffer.byteLength(html), [`size of ${name}, gzip`]: gzipSync(html).length };
  return { warmUp: async () => {}, measure: async () => sizes };
}
