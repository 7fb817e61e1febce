/**
 * The content of a worker pass's code, and how far it can be trusted. It names a pass and no person; it carries no
 * right.
 */
import type { Instant } from "@product/domain/time/instant";

/** A code of a phone is good for this long, and then the phone draws another. */
export const stepMs = 30_000;
export const stepAt = (moment: Instant): number => Math.floor(moment / stepMs);

/** The text that a phone signs: its pass, and the step of time. */
export const signedText = (code: string, step: number): string => `${code}.${step}`;

export const keyAlgorithms = ["Ed25519", "P-256"] as const;
export type KeyAlgorithm = (typeof keyAlgorithms)[number];

/** Opens as an address for whoever scans it with a phone of their own, and tells them nothing. */
export const passAddress = (origin: string, code: string, signed?: { step: number; signature: string }): string =>
  `${origin}/workerpass?p=${code}${signed ? `.${signed.step.toString(36)}.${signed.signature}` : ""}`;

export type ReadCode =
  | { is: "pass"; code: string; step?: number; signature?: string }
  | { is: "worker"; workerCode: string }
  | { is: "nothing" };

/** From whatever a camera, a scanner or fingers bring: an address, the bare code of a pass, or the code of a worker. */
export function readCode(text: string): ReadCode {
  const typed = text.trim();
  if (typed.length > 500) return { is: "nothing" };
  const worker = /^w[-\s'’]?([0-9a-z]{4,8})$/i.exec(typed);
  if (worker) return { is: "worker", workerCode: `W-${worker[1]!.toUpperCase()}` };
  const carried = /(?:^|[?&]p=)([\w-]{22})(?:\.([0-9a-z]{1,9})\.([\w-]{86}))?$/.exec(typed);
  if (!carried) return { is: "nothing" };
  const [, code, step, signature] = carried as unknown as [string, string, string?, string?];
  if (!step || !signature) return { is: "pass", code };
  return { is: "pass", code, step: Number.parseInt(step, 36), signature };
}

/** The result of checking a code: its owner, and whether a phone made it just now. */
export type PassCheck =
  | { is: "unknown" }
  | { is: "forged" }
  /** On paper, or of a phone that has no key yet. */
  | { is: "static" }
  /** The code of a worker, typed or found by name. */
  | { is: "typed" }
  /** Signed by a key that is not known here. */
  | { is: "unknown-key" }
  /** By how many steps the clocks are apart. */
  | { is: "signed"; stepsOff: number };
