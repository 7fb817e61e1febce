import { z } from "zod";

/** The actions on a record besides editing it. */
export const archiveOrRestore = z.object({ actionName: z.enum(["archive", "restore"]) });
