/** The browser's side of passkeys, in its own JSON: older browsers are not offered any. */
import { useSyncExternalStore } from "react";

/** Nearly every browser has them, so that the page is drawn as if; without JavaScript it hides what is about them. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential,
    () => true,
  );

/** Asks for a passkey of this site. The person chooses which; undefined when they leave it. */
export const shownPasskey = async (options: PublicKeyCredentialRequestOptionsJSON): Promise<string | undefined> =>
  inWords(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

/** Whether passkeys can stand among what the browser offers to fill in. */
export const asksQuietly = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "isConditionalMediationAvailable" in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** Waits until the person chooses one there; undefined when it was ended before, or cannot be had. */
export const offeredPasskey = (
  options: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return inWords(navigator.credentials.get({ mediation: "conditional", publicKey, signal })).catch(() => undefined);
};

/** Makes one, on whatever the person chooses; undefined when they leave it. */
export const madePasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<string | undefined> =>
  inWords(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

async function inWords(pendingCredential: Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = await pendingCredential;
    return credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : undefined;
  } catch (error) {
    // The user cancelled or took too long, and knows it: no message is needed.
    if (error instanceof DOMException && error.name === "NotAllowedError") return undefined;
    throw error;
  }
}
