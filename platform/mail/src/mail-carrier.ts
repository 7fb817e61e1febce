import type { Carrier } from "./carrier.ts";

/** Hands one mail to whoever takes mails here in place of a server; `id` stays the same over all attempts. */
export type SendMail = (message: { to: string; subject: string; text: string; id: string }) => Promise<void>;

export const openMailCarrier = (sendMail: SendMail): Carrier => ({
  carry: async ({ recipient, subject, text, id }) => sendMail({ to: recipient, subject: subject ?? "", text, id }),
  close: () => {},
});
