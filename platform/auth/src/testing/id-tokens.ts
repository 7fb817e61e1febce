/** Writes id tokens as a provider does, and as someone would who wants to get in without one. */
import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK } from "jose";

export type Forgery =
  | "wrong-issuer"
  | "wrong-audience"
  | "extra-audience"
  | "alg-none"
  | "hs256-with-public-key"
  | "hs256-with-secret"
  | "expired"
  | "never-expires"
  | "not-yet"
  | "wrong-nonce"
  | "no-nonce"
  | "forged-kid"
  | "other-key"
  | "changed-after-signing"
  | "wrong-at-hash"
  | "no-subject";

export type Person = Record<string, unknown> & { sub: string };
type Claims = Record<string, unknown>;

export async function createIdTokens(clientSecret: string) {
  const real = await generateKeyPair("RS256", { extractable: true });
  const other = await generateKeyPair("RS256", { extractable: true });
  const publicText = await exportSPKI(real.publicKey);
  const keySet: JWK[] = [{ ...(await exportJWK(real.publicKey)), kid: "key-1", alg: "RS256", use: "sig" }];
  const rs256 = (claims: Claims, kid = "key-1", key = real.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(key);

  async function write(claims: Claims, forgery?: Forgery): Promise<string> {
    const forged = { ...claims, ...changes(claims, forgery) };
    if (forgery === "no-subject") delete (forged as Claims)["sub"];
    if (forgery === "never-expires") delete (forged as Claims)["exp"];
    if (forgery === "no-nonce") delete (forged as Claims)["nonce"];
    if (forgery === "alg-none") return `${encoded({ alg: "none" })}.${encoded(forged)}.`;
    if (forgery === "hs256-with-public-key") return hs256(forged, publicText);
    if (forgery === "hs256-with-secret") return hs256(forged, clientSecret);
    if (forgery === "forged-kid") return rs256(forged, "key-of-mine", other.privateKey);
    if (forgery === "other-key") return rs256(forged, "key-1", other.privateKey);
    const token = await rs256(forged);
    if (forgery !== "changed-after-signing") return token;
    const [header, , signature] = token.split(".");
    return [header, encoded({ ...forged, email: "boss@staff.example" }), signature].join(".");
  }

  return { keySet, write };
}

function changes(claims: Claims, forgery: Forgery | undefined): Claims {
  if (forgery === "wrong-issuer") return { iss: "https://elsewhere.example" };
  if (forgery === "wrong-audience") return { aud: "another-app" };
  if (forgery === "extra-audience") return { aud: [claims["aud"], "another-app"], azp: claims["aud"] };
  if (forgery === "expired") return { exp: Number(claims["iat"]) - 120, iat: Number(claims["iat"]) - 600 };
  if (forgery === "not-yet") return { nbf: Number(claims["iat"]) + 600 };
  if (forgery === "wrong-nonce") return { nonce: "a nonce of another browser" };
  if (forgery === "wrong-at-hash") return { at_hash: "AAAAAAAAAAAAAAAAAAAAAA" };
  return {};
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function hs256(claims: Claims, secret: string): string {
  const signed = `${encoded({ alg: "HS256", kid: "key-1" })}.${encoded(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
