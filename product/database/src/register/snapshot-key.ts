/** The key by which the server signs what devices keep of their event. It follows from the installation's own, so it lies nowhere. */
import { createECDH, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { keyedHash } from "@product/database/keyed-hash";

/** As browsers verify it: the two numbers of the signature, one after the other. */
export const signedSnapshot = (text: string): string =>
  sign("sha256", Buffer.from(text), { key: privateKey(), dsaEncoding: "ieee-p1363" }).toString("base64url");

export const snapshotPublicKey = (): string =>
  createPublicKey(privateKey()).export({ type: "spki", format: "der" }).toString("base64url");

function privateKey() {
  const curve = createECDH("prime256v1");
  const secret = keyedHash("snapshots of gates");
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: secret.toString("base64url"),
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  return createPrivateKey({ key: jwk, format: "jwk" });
}
