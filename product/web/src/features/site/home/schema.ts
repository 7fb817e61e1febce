import { z } from "zod";
import { pageLeadLength, pageTitleLength } from "@product/domain/site/pages";

const title = z.string().trim().min(1).max(pageTitleLength);
const lead = z.string().trim().min(1).max(pageLeadLength);

export const homeForm = z.object({
  titleEn: title,
  titleEs: title,
  leadEn: lead,
  leadEs: lead,
  version: z.coerce.number().int().min(1),
});

export type HomeForm = z.output<typeof homeForm>;
