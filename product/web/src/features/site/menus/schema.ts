import { z } from "zod";
import { isMenuTarget, menuLabelLength, menuPlaces } from "@product/domain/site/menus";

export const menusAddress = "/admin/content/menus";

const label = z.string().trim().min(1).max(menuLabelLength);
const version = z.coerce.number().int().min(1);

/** A new link, or one that is there as it was read at `version`. */
export const menuLinkForm = z.object({
  id: z.uuid().optional(),
  version: version.optional(),
  place: z.enum(menuPlaces),
  labelEn: label,
  labelEs: label,
  target: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine(isMenuTarget, { params: { fault: "link" } }),
});
export type MenuLinkForm = z.output<typeof menuLinkForm>;

export const movedLink = z.object({ id: z.uuid(), way: z.enum(["up", "down"]) });
export const deletedLink = z.object({ id: z.uuid(), version });
