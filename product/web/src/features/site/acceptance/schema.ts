import { z } from "zod";

export const acceptForm = z.object({
  applicationId: z.uuid(),
  /** As it was read: what changed since is read again first. */
  version: z.coerce.number().int().min(1),
  /** The worker whom it is about, where they are here already. */
  sameAs: z.uuid().optional(),
});
export type AcceptForm = z.output<typeof acceptForm>;
