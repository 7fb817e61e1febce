/** The key with which we sign what we ask of identity providers: that of the settings, or one that is made once and kept sealed. */
import { createPrivateKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { Clock } from "@platform/kernel/clock";
import { createSeal } from "@platform/kernel/sealing";
import type { Database } from "@platform/kernel/sql";
import type { AuthSettings } from "@platform/auth/settings";
import { selfSigned } from "./certificate.ts";

export type ServiceKey = { privateKey: KeyObject; certificate: Buffer };

export const samlKeys = "single sign-on";

export function createServiceKey(
  settings: AuthSettings,
  { db, secret, clock }: { db: Database; secret: string; clock: Clock },
): () => Promise<ServiceKey> {
  const seal = createSeal(secret, samlKeys);
  let known: ServiceKey | undefined;

  async function stored(): Promise<KeyObject> {
    const read = `SELECT sealed FROM auth.saml_service_key`;
    const found = await db.first<{ sealed: Buffer }>(read);
    if (found) return createPrivateKey(seal.open(found.sealed));
    const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    // Several processes may make one at once; the first that is written counts for all.
    await db.rows(`INSERT INTO auth.saml_service_key (sealed, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      seal.close(pem),
      clock(),
    ]);
    return createPrivateKey(seal.open((await db.first<{ sealed: Buffer }>(read))!.sealed));
  }

  return async () => {
    if (known) return known;
    const configuredKey = settings.saml.privateKey;
    const privateKey = configuredKey === undefined ? await stored() : readKey(configuredKey);
    const name = `SAML 2.0 Certificate for ${new URL(settings.externalUrl).host}`;
    return (known = { privateKey, certificate: selfSigned(privateKey, name) });
  };
}

/** PEM, or the bare PKCS#1 in base64 that the reference takes. */
const readKey = (text: string): KeyObject =>
  text.includes("-----BEGIN")
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs1" });
