import { z } from "zod";

/** What can be done to a record beside editing it. */
export const recordDeed = z.object({ deed: z.enum(["archive", "restore"]) });
