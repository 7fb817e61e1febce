import type { VerifyPasskeyRegistrationParams } from "@supabase/supabase-js";

type Credential = VerifyPasskeyRegistrationParams["credential"];

/** What a browser said of a passkey, as a form carries it; nothing where that is no object. Its parts are judged by the service. */
export function credentialIn(text: string): Credential | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Credential) : undefined;
  } catch {
    return undefined;
  }
}
