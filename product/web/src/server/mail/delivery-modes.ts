/** The delivery of messages in this installation, and the promises that pages may make about it. */
import type { SendMail } from "@platform/mail/mail-carrier";
import type { SendSms } from "@platform/mail/sms-carrier";
import type { DeliveryModes, PublicSettings } from "#request/context.ts";
import type { Config } from "#server/config.ts";

type Installation = {
  config: Pick<Config, "supabase" | "mail" | "sms">;
  demo: boolean;
  /** In development and tests, stored messages can be opened as if they had arrived. */
  readable: boolean;
};

export function deliveryModesOf({ config, demo, readable }: Installation): PublicSettings["delivery"] {
  // A hosted service writes about accounts, and there is nobody who would write what the product has to say.
  if (config.supabase) return { account: "sent", mail: "kept", sms: "kept" };
  const without: DeliveryModes = readable ? "sent" : demo ? "printed" : "kept";
  const mail = config.mail.smtp ? "sent" : without;
  return { account: mail, mail, sms: config.sms ? "sent" : without };
}

/** A demonstration is for whoever started it, on this machine alone: they find there what else would have arrived. */
export const printing = (say: (line: string) => void): { sendMail: SendMail; sendSms: SendSms } => ({
  sendMail: async ({ to, subject, text }) => print(say, `A mail to ${to}: ${subject}`, text),
  sendSms: async ({ to, text }) => print(say, `A text message to ${to}`, text),
});

function print(say: (line: string) => void, heading: string, text: string): void {
  // A terminal obeys some characters.
  const plain = (line: string) => line.replace(/\p{Cc}/gu, " ");
  say(plain(heading));
  for (const line of text.trim().split("\n")) if (line.trim() !== "") say(`  | ${plain(line)}`);
}
