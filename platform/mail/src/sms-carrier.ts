import type { Carrier } from "./carrier.ts";

/** Hands one SMS to a provider; `id` stays the same over all attempts, for providers that can tell a repetition. */
export type SendSms = (message: { to: string; text: string; id: string }) => Promise<void>;

export const openSms = (sendSms: SendSms): Carrier => ({
  carry: async ({ recipient, text, id }) => sendSms({ to: recipient, text, id }),
  close: () => {},
});
