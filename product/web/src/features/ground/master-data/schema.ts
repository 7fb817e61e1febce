import { z } from "zod";

/** What can be done to a record beside editing it. */
export const archiveOrRestore = z.object({ actionName: z.enum(["archive", "restore"]) });
