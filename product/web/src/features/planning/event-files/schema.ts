import { z } from "zod";
import { buckets } from "@product/domain/files/buckets";
import { fileNameLength } from "@product/domain/planning/briefings";

const isShown = z.stringbool().default(false);

/** A file is never sent back to the page, so it counts as secret. */
export const newFile = z.object({
  file: z.file().meta({ secret: true, largest: buckets["event-files"].largest }),
  name: z.string().trim().max(fileNameLength).default(""),
  forWorkers: isShown,
  forClient: isShown,
});
export type NewFile = z.output<typeof newFile>;

export const shownFile = z.object({ fileId: z.uuid(), forWorkers: isShown, forClient: isShown });
export type ShownFile = z.output<typeof shownFile>;
export const oneFile = z.object({ fileId: z.uuid() });
