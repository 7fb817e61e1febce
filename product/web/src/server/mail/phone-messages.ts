/** Text messages: by whom they are carried, and whether a phone may be a second step. */
import { fetchOutside } from "@platform/kernel/fetch-outside";
import type { SendSms } from "@platform/mail/sms-carrier";
import type { Config } from "#server/config.ts";

type SmsTarget = NonNullable<Config["sms"]>;

/** A phone counts only where its codes arrive: with a carrier, or in a demo, which prints them. */
export const offersPhone = ({ phoneSecondStep, sms, supabase }: PhoneConfig, demo: boolean): boolean =>
  phoneSecondStep ? phoneSecondStep === "on" : !supabase && (sms !== undefined || demo);

type PhoneConfig = Pick<Config, "phoneSecondStep" | "sms" | "supabase">;

const patienceMs = 20_000;

/** Hands each message to the operator's own address. Anything but a 2xx is a failure, and is tried again later. */
export const smsCarrier =
  ({ url, token }: SmsTarget): SendSms =>
  async ({ to, text, id }) => {
    const answer = await fetchOutside(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to: `+${to.replace(/^\+/, "")}`, text, id }),
      allowedHosts: [new URL(url).host],
      patienceMs,
    });
    if (!answer.ok) throw new Error(`SMS_URL answered ${answer.status}`);
  };
