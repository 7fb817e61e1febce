/** Encrypts what must not be readable in a database or a backup, with a key made from the installation's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type Seal = { close(plain: string): Buffer; open(sealed: Buffer): string };

/** `purpose` keeps the keys of different uses apart. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `cuadrante ${purpose}`, 32));
  return {
    close: (plain) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return decipher.update(sealed.subarray(28), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
