/** The browser's side of passkeys, in its own JSON: older browsers are not offered any. */
import { useSyncExternalStore } from "react";

/** False on the server and until the page is alive: whoever has no JavaScript has no passkeys either. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential,
    () => false,
  );

/** Asks for a passkey of this site. The person chooses which; undefined when they leave it. */
export const shownPasskey = async (options: PublicKeyCredentialRequestOptionsJSON): Promise<string | undefined> =>
  inWords(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

/** Makes one, on whatever the person chooses; undefined when they leave it. */
export const madePasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<string | undefined> =>
  inWords(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

async function inWords(asked: Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = await asked;
    return credential ? JSON.stringify((credential as PublicKeyCredential).toJSON()) : undefined;
  } catch {
    return undefined;
  }
}
