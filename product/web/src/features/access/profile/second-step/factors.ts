/** A second factor as the page shows it. */
export type ShownFactor = { id: string; type: "totp" | "phone" | "webauthn"; name: string; since: string };
