import { z } from "zod";
import { emailLength } from "@product/domain/company/master-data";

export const linkForm = z.object({ email: z.email().max(emailLength) });
export type LinkForm = z.output<typeof linkForm>;
