import { z } from "zod";

export const viewNameLength = 60;

/** `own`, `everyone`, or the id of a group. */
const sharing = z.union([z.enum(["own", "everyone"]), z.uuid()]);

export const viewForm = z.object({
  name: z.string().trim().min(1).max(viewNameLength),
  sharing: sharing.default("own"),
  /** The list begins with this view. */
  chosen: z.boolean().default(false),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});

/** The view takes over what the list shows now, or goes. */
export const viewAction = z.object({
  actionName: z.enum(["replace", "delete"]),
  seen: z.string().max(10_000).default(""),
  version: z.coerce.number().int().min(0).default(0),
});
