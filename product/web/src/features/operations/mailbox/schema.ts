import { z } from "zod";
import { isDay } from "@product/domain/time/local-date";

/** The parameters in the address of the list; invalid values are ignored. */
export const mailboxView = z.object({
  // No text of the database holds a null.
  to: z
    .string()
    .trim()
    .max(320)
    .regex(/^[^\0]*$/)
    .catch(""),
  channel: z.enum(["mail", "sms"]).optional().catch(undefined),
  state: z.enum(["waiting", "sent", "kept", "given_up"]).optional().catch(undefined),
  before: z
    .string()
    .transform((text) => text.split("_"))
    .pipe(z.tuple([z.iso.datetime().refine((at) => isDay(at.slice(0, 10))), z.uuid()]))
    .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }))
    .optional()
    .catch(undefined),
});

export type MailboxView = z.output<typeof mailboxView>;

/** Names the last entry of a page, so that the next one goes on behind it whatever arrives meanwhile. */
export const placeAfter = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.toISOString()}_${id}`;
