/** By which way a text goes out: as a text message, or as one of a messenger where the carrier has it. */
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";

const withMessenger = new Set<Carrier>(["twilio", "twilio_verify"]);
type Carrier = AuthSettings["phone"]["carrier"];

export function ensureChannel(channel: string, { settings }: AuthRequest["auth"]): void {
  if (channel === "" || channel === "sms") return;
  if (channel === "whatsapp" && withMessenger.has(settings.phone.carrier)) return;
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}

/** Without a carrier nobody may believe that a code is coming. */
export function ensureCarrier({ settings }: AuthRequest["auth"]): void {
  if (settings.phone.carrier === "none") throw new AuthError(500, "unexpected_failure", "Unable to get SMS provider");
}
