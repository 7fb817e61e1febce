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

type Creation = { challenge: ArrayBuffer; rp: { id: string }; user: { id: ArrayBuffer } };
type Request = { challenge: ArrayBuffer; rpId: string };

const words = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url");

export async function inBrowser<Result>(
  origin: string,
  key: SoftwareKey,
  work: () => Promise<Result>,
): Promise<Result> {
  const credentials = {
    create: async ({ publicKey }: { publicKey: Creation }) =>
      new PublicKeyCredential(
        key.create({
          challenge: words(publicKey.challenge),
          rp: { id: publicKey.rp.id },
          user: { id: words(publicKey.user.id) },
        }),
      ),
    get: async ({ publicKey }: { publicKey: Request }) =>
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
