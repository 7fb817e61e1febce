/** As much of a browser as the official client looks for, with an authenticator of the tests behind it. */
import { vi } from "vitest";
import type { SoftwareKey } from "@platform/auth/testing/software-key";

class PublicKeyCredential {
  readonly json: { id: string };
  constructor(json: { id: string }) {
    this.json = json;
  }
  toJSON() {
    return this.json;
  }
}

const words = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString("base64url");

export async function inBrowser<Result>(
  origin: string,
  key: SoftwareKey,
  work: () => Promise<Result>,
): Promise<Result> {
  const credentials = {
    create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
      new PublicKeyCredential(
        key.create({
          challenge: words(publicKey.challenge),
          rp: { id: publicKey.rp.id },
          user: { id: words(publicKey.user.id) },
        }),
      ),
    get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
      new PublicKeyCredential(key.get({ challenge: words(publicKey.challenge), rpId: publicKey.rpId })),
  };
  vi.stubGlobal("PublicKeyCredential", PublicKeyCredential);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", { PublicKeyCredential, location: new URL(origin) });
  vi.stubGlobal("navigator", { credentials });
  try {
    return await work();
  } finally {
    vi.unstubAllGlobals();
  }
}
