import type { PasskeyService } from "./passkey-button.tsx";

export type Question = { challenge_id: string; options: PublicKeyCredentialRequestOptionsJSON };

/** Where the service wants to know that a person asks, the answer of the CAPTCHA goes along. */
export async function questionOf({ key }: Pick<PasskeyService, "key">, captcha_token?: string): Promise<Question> {
  const answer = await fetch("/auth/v1/passkeys/authentication/options", {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ gotrue_meta_security: { captcha_token } }),
  });
  if (!answer.ok) throw new Error(`The service answered ${answer.status}`);
  return (await answer.json()) as Question;
}
