/**
 * The options that a client asks for when it joins. Clients in other languages send flags as text, and leave out any of
 * them.
 */
import { z } from "zod";
import { isName } from "@platform/realtime/protocol/message";

const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]).catch(false);

const replay = z.object({
  since: z.number().int().nonnegative(),
  limit: z.number().int().min(1).max(25).default(10),
});

const join = z.object({
  config: z
    .object({
      broadcast: z
        .object({ ack: flag.default(false), self: flag.default(false), replay: z.unknown().optional() })
        .catch({ ack: false, self: false }),
      presence: z
        .object({ key: z.string().refine(isName).catch(""), enabled: flag.default(false) })
        .catch({ key: "", enabled: false }),
      postgres_changes: z.array(z.record(z.string(), z.unknown())).catch([]),
      private: flag.default(false),
    })
    .prefault({ broadcast: {}, presence: { key: "" }, postgres_changes: [] }),
  access_token: z.string().optional().catch(undefined),
});

export type JoinConfig = z.infer<typeof join>;

export const joinConfigIn = (payload: unknown): JoinConfig => join.catch(() => join.parse({})).parse(payload);

/** Undefined when nothing is asked for, "invalid" when it cannot be read. */
export function replayIn(input: unknown): z.infer<typeof replay> | "invalid" | undefined {
  if (input === undefined || input === null) return undefined;
  const read = replay.safeParse(input);
  return read.success ? read.data : "invalid";
}
