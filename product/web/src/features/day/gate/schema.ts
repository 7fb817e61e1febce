import { z } from "zod";
import { gateModes, type GateMode } from "@product/domain/day/verdict";
import { keyAlgorithms } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";

/** A form sent by a gate: a PIN to pair, a code scanned or typed, or a punch to take back. */
export const gateForm = z.object({
  pin: z.string().max(20).optional(),
  code: z.string().trim().max(500).optional(),
  mode: z.enum(gateModes).catch("auto"),
  confirmed: z.literal("yes").optional(),
  client: z.uuid().optional(),
  undo: z.uuid().optional(),
  /** The item handed out, its number, and the code of the worker who gets it. */
  give: z.uuid().optional(),
  number: z.string().trim().max(30).default(""),
  holder: z.string().trim().max(20).optional(),
  /** The place that somebody without one gets. */
  walkIn: z.uuid().optional(),
  /** The loan that is brought back. */
  back: z.uuid().optional(),
});
export type ScanForm = { code: string; mode: GateMode; confirmed: boolean; client: string };

const queuedFields = {
  client: z.uuid(),
  eventId: z.uuid(),
  at: z
    .number()
    .int()
    .positive()
    .max(8_000_000_000_000)
    .transform((at) => at as Instant),
  signature: z.string().regex(/^[\w-]{86}$/),
};

/** A person let in or out, to a break or back, while the device had no net; or such a scan taken back, by its `client`. */
export const queuedScan = z.discriminatedUnion("kind", [
  z.object({ ...queuedFields, code: z.string().max(500), kind: z.enum(["in", "out", "break_start", "break_end"]) }),
  z.object({ ...queuedFields, code: z.uuid(), kind: z.literal("void") }),
]);

/** So many photos in one go. */
export const mostThumbnails = 40;

export const thumbnailsForm = z.object({
  codes: z
    .string()
    .max(1_000)
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().regex(/^W-[0-9A-Z]{4,8}$/)).max(mostThumbnails)),
});

/** So many scans in one go; what is more waits for the next. */
export const mostScans = 200;

/** How many scans a device keeps that were not sent; one of before this was asked for does not say it. */
export const waitingSaid = z.coerce.number().int().min(0).max(1_000_000).optional().catch(undefined);

export const scansForm = z.object({
  algorithm: z.enum(keyAlgorithms),
  publicKey: z.base64url().min(40).max(200),
  scans: z
    .string()
    .max(400_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "unreadable" });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.unknown()).max(mostScans)),
  /**
   * The event whose list the device keeps, and how many more scans wait. Devices older than these fields get no signed
   * answer.
   */
  event: z.uuid().optional().catch(undefined),
  waiting: waitingSaid,
  signed: z.literal("yes").optional(),
  /** When it was sent by the clock of the device, and what it signed of that. */
  at: z.coerce.number().int().optional().catch(undefined),
  greeting: z.string().max(100).optional().catch(undefined),
});
export type SentScans = z.output<typeof scansForm>;
