import { z } from "zod";

/** What a gate sends: a PIN to be paired, a code that was scanned or typed, or a punch to take back. */
export const gateForm = z.object({
  pin: z.string().max(20).optional(),
  code: z.string().trim().max(500).optional(),
  mode: z.enum(["auto", "in", "out"]).catch("auto"),
  confirmed: z.literal("yes").optional(),
  client: z.uuid().optional(),
  undo: z.uuid().optional(),
});
export type ScanForm = { code: string; mode: "auto" | "in" | "out"; confirmed: boolean; client: string };
