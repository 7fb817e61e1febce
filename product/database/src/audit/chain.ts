/** The chain over acts: each link is the hash of the link before and of one act as it is stored. */
import { createHash } from "node:crypto";

/** An act with its subjects, as the database holds them: bytes in hexadecimal, time in microseconds. */
export type ChainEntry = {
  id: string;
  act: string;
  actorKind: string;
  actorId: string | null;
  requestId: string | null;
  origin: string | null;
  at: string;
  /** kind, id, person, clear text, encrypted text; sorted by kind and id. */
  subjects: readonly (readonly [string, string, string | null, string | null, string | null])[];
};

export const chainStart: Buffer = Buffer.alloc(32);

/** SHA-256 over the link before and the entry as one line of JSON, every field at its fixed place. */
export const linkTo = (previous: Buffer, entry: ChainEntry): Buffer =>
  createHash("sha256").update(previous).update(canonical(entry)).digest();

const canonical = ({ id, act, actorKind, actorId, requestId, origin, at, subjects }: ChainEntry): string =>
  JSON.stringify([id, act, actorKind, actorId, requestId, origin, at, subjects]);
