import { z } from "zod";

/** The purposes of links in mails. */
export const linkTypes = ["magiclink", "recovery", "invite", "signup", "email_change", "email"] as const;
export type LinkType = (typeof linkTypes)[number];

export const confirmForm = z.object({
  token_hash: z.string().min(1).max(200),
  type: z.enum(linkTypes),
  redirect_to: z.string().max(2000).optional(),
});

/** The form of the page: the link, and the choice beside its button. */
export const pressedForm = confirmForm.extend({ keep: z.literal("on").optional() });
