/** Signs and verifies the access tokens that all services accept. */
import { decodeProtectedHeader, errors, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from "jose";
import type { Clock } from "./clock.ts";

export type Claims = JWTPayload;

export type Keys = {
  /** An identity token tells others who someone is, and opens nothing here. */
  sign(claims: Claims, use?: "access_token" | "id_token"): Promise<string>;
  /** The claims of an access token that is ours and not expired; throws InvalidToken. */
  verify(token: string): Promise<Claims>;
  /** Drops the remembered tokens of this user, or of all users. */
  forget(userId: string | undefined): void;
  /** The keys in `/.well-known/jwks.json`: public halves only, never a shared secret. */
  published(): JWK[];
};

export class InvalidToken extends Error {
  override readonly name = "InvalidToken";
}

export type KeySource = {
  /** At most one may sign; the others only verify. */
  jwks: JWK[];
  /** Verifies HS256 tokens without a known `kid`, and signs when no other key can. */
  sharedSecret?: string | undefined;
};

export async function keysFrom({ jwks, sharedSecret }: KeySource, clock: Clock): Promise<Keys> {
  const keys = await Promise.all(jwks.map(readKey));
  const shared = sharedSecret === undefined ? undefined : await sharedKey(sharedSecret);
  const signers = keys.filter((key) => key.signing !== undefined);
  if (signers.length > 1) throw new Error(`Only one key may sign, but ${signers.length} can`);
  const signer = signers[0] ?? shared;
  if (!signer) throw new Error("No key can sign: give one JWK with a private half, or a shared secret");
  const byId = new Map(keys.map((key) => [key.kid, key]));
  const known = rememberingTokens(clock);

  return {
    sign: (claims, use = "access_token") => {
      const typ = use === "id_token" ? idTokenType : "JWT";
      const kid = signer === shared ? {} : { kid: signer.kid };
      return new SignJWT(claims).setProtectedHeader({ alg: signer.alg, typ, ...kid }).sign(signer.signing!);
    },
    verify: (token) =>
      known.read(token, async () => {
        const { kid, alg, typ } = headerOf(token);
        if (typ === idTokenType) throw new InvalidToken("token is no access token");
        const key = (kid === undefined ? undefined : byId.get(kid)) ?? (alg === "HS256" ? shared : undefined);
        // The algorithm is the key's own: a token never chooses how it is checked.
        if (!key || key.alg !== alg)
          throw new InvalidToken(`unrecognized JWT kid ${kid ?? "<nil>"} for algorithm ${alg}`);
        return verified(token, key, clock);
      }),
    forget: known.forget,
    published: () => keys.filter((key) => key.published !== undefined).map((key) => key.published!),
  };
}

const idTokenType = "id_token+jwt";

const algorithms = ["ES256", "RS256", "HS256"] as const;
type Algorithm = (typeof algorithms)[number];

type Key = {
  kid: string;
  alg: Algorithm;
  verifying: Awaited<ReturnType<typeof importJWK>>;
  signing: Awaited<ReturnType<typeof importJWK>> | undefined;
  published: JWK | undefined;
};

async function readKey(jwk: JWK): Promise<Key> {
  const alg = algorithms.find((name) => name === (jwk.alg ?? algorithmOf(jwk)));
  if (!alg) throw new Error(`A signing key must be for one of ${algorithms.join(", ")}, not ${jwk.alg ?? jwk.kty}`);
  if (!jwk.kid) throw new Error("A signing key needs a kid");
  const maySign = jwk.key_ops === undefined || jwk.key_ops.includes("sign");
  const isSecret = jwk.kty === "oct";
  const publicHalf = isSecret ? jwk : publicHalfOf(jwk, alg);
  return {
    kid: jwk.kid,
    alg,
    verifying: await importJWK({ ...publicHalf, key_ops: ["verify"] }, alg),
    signing:
      maySign && (isSecret || jwk.d !== undefined) ? await importJWK({ ...jwk, key_ops: ["sign"] }, alg) : undefined,
    published: isSecret ? undefined : publicHalf,
  };
}

const algorithmOf = ({ kty }: JWK): string | undefined =>
  new Map([
    ["EC", "ES256"],
    ["RSA", "RS256"],
    ["oct", "HS256"],
  ]).get(kty ?? "");

function publicHalfOf(jwk: JWK, alg: Algorithm): JWK {
  const { kty, kid, crv, x, y, n, e } = jwk;
  const numbers = kty === "EC" ? { crv, x, y } : { n, e };
  // auth-js imports the key as it stands here, so it must name its use.
  return { kty, kid, alg, use: "sig", key_ops: ["verify"], ext: true, ...numbers } as JWK;
}

async function sharedKey(secret: string): Promise<Key> {
  const key = new TextEncoder().encode(secret);
  return { kid: "", alg: "HS256", verifying: key, signing: key, published: undefined };
}

type Header = Record<"kid" | "alg" | "typ", string | undefined>;

function headerOf(token: string): Header {
  try {
    const { kid, alg, typ } = decodeProtectedHeader(token);
    return { kid, alg, typ };
  } catch {
    throw new InvalidToken("token is malformed: token contains an invalid number of segments");
  }
}

async function verified(token: string, key: Key, clock: Clock): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, key.verifying, { algorithms: [key.alg], currentDate: clock() });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new InvalidToken("token has invalid claims: token is expired");
    if (error instanceof errors.JWTClaimValidationFailed)
      throw new InvalidToken(`token has invalid claims: ${error.message}`);
    throw new InvalidToken("token signature is invalid");
  }
}

/** A page load shows the same token many times; checking its signature once is enough until it expires. Then it is forgotten. */
function rememberingTokens(clock: Clock) {
  const remembered = new Map<string, Claims>();
  const forgetOld = () => {
    for (const [token, claims] of remembered) {
      if (remembered.size < mostTokens && isCurrent(claims, clock)) return;
      remembered.delete(token);
    }
  };
  return {
    async read(token: string, verify: () => Promise<Claims>): Promise<Claims> {
      const known = remembered.get(token);
      if (known && isCurrent(known, clock)) return known;
      remembered.delete(token);
      const claims = await verify();
      forgetOld();
      remembered.set(token, claims);
      return claims;
    },
    forget(userId: string | undefined) {
      for (const [token, { sub }] of remembered) if (userId === undefined || sub === userId) remembered.delete(token);
    },
  };
}

const mostTokens = 5_000;
const isCurrent = ({ exp }: Claims, clock: Clock) => exp === undefined || exp * 1000 > clock().getTime();
