import { z } from "zod";
import { isOwnAddress } from "@product/domain/site/own-addresses";
import { redirectStatuses } from "@product/domain/site/route-rules";

export const redirectsAddress = "/admin/content/redirects";

const target = z.string().trim().min(1).max(500);

export const redirectForm = z.object({
  from: target.refine((path) => !isOwnAddress(path), { params: { fault: "ownAddress" } }),
  to: target,
  status: z.coerce
    .number()
    .refine((status) => (redirectStatuses as readonly number[]).includes(status))
    .transform((status) => redirectStatuses.find((known) => known === status)!),
  active: z
    .literal("on")
    .optional()
    .transform((ticked) => ticked === "on"),
});
