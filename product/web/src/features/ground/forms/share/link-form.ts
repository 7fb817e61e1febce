import { z } from "zod";
import { emailLength } from "@product/domain/company/master-data";

/** By which somebody has a personal link sent again. */
export const linkForm = z.object({ email: z.email().max(emailLength) });
export type LinkForm = z.output<typeof linkForm>;
