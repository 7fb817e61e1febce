/** The two ceremonies of a browser's keys: making one, and showing that one has it. Whatever does not fit is one refusal. */
import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { AuthError } from "@platform/auth/request/errors";
import type { UserRow } from "@platform/auth/users/user";
import type { RelyingParty } from "./relying-party.ts";

/** A key as it is kept: its public half, and how often it says it was used. */
export type Key = { id: string; publicKey: string; counter: number; transports: string[] };

/** The challenge, remembered until it is answered. */
export const questionFields = z.object({ challenge: z.string(), rpId: z.string(), origins: z.array(z.string()) });
export type Asked = z.infer<typeof questionFields>;

// Some two hundred files, for certificates of every kind: read when a key is first used, not at every start.
const ceremonies = () => import("@simplewebauthn/server");

type Strictness = { requireUserVerification: boolean };

export async function creationOptions(rp: RelyingParty, user: UserRow, known: Key[], isPasskey: boolean) {
  const label = user.email ?? user.phone ?? user.id;
  const options = await (
    await ceremonies()
  ).generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: label,
    userDisplayName: label,
    // As text, because the reference does so: its dumps bring keys that say it back.
    userID: new Uint8Array(Buffer.from(user.id)),
    challenge: new Uint8Array(randomBytes(32)),
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: isPasskey
      ? { residentKey: "required", userVerification: "required" }
      : { residentKey: "discouraged", userVerification: "preferred" },
  });
  return { options, question: askedBy(rp, options.challenge) };
}

export async function requestOptions(rp: RelyingParty, known: Key[], isPasskey: boolean) {
  const options = await (
    await ceremonies()
  ).generateAuthenticationOptions({
    rpID: rp.id,
    challenge: new Uint8Array(randomBytes(32)),
    userVerification: isPasskey ? "required" : "preferred",
    allowCredentials: known.map(descriptor),
  });
  return { options, question: askedBy(rp, options.challenge) };
}

// EdDSA, ES256 and RS256: between them, every authenticator on sale.
const algorithms = [-8, -7, -257];

const askedBy = ({ id, origins }: RelyingParty, challenge: string): Asked => ({ challenge, rpId: id, origins });

const descriptor = ({ id, transports }: Key) => ({ id, transports });

export type MadeKey = { key: Key; aaguid: string; isBackedUp: boolean; isBackupEligible: boolean };

export async function madeKey(
  response: unknown,
  expected: Asked,
  { requireUserVerification }: Strictness,
): Promise<MadeKey> {
  const { verified, registrationInfo } = await orRefusal(async () =>
    (await ceremonies()).verifyRegistrationResponse({
      response: registration.parse(response) as RegistrationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origins,
      expectedRPID: expected.rpId,
      requireUserVerification,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw unproved();
  const { credential, aaguid, credentialBackedUp, credentialDeviceType } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return {
    key: { id: credential.id, publicKey, counter: credential.counter, transports: credential.transports ?? [] },
    aaguid,
    isBackedUp: credentialBackedUp,
    isBackupEligible: credentialDeviceType === "multiDevice",
  };
}

/** How often the key says it was used by now. */
export async function shownKey(
  response: unknown,
  expected: Asked,
  key: Key,
  { requireUserVerification }: Strictness,
): Promise<number> {
  const { verified, authenticationInfo } = await orRefusal(async () =>
    (await ceremonies()).verifyAuthenticationResponse({
      response: assertion.parse(response) as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origins,
      expectedRPID: expected.rpId,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
        transports: key.transports,
      },
      requireUserVerification,
    }),
  );
  if (!verified) throw unproved();
  return authenticationInfo.newCounter;
}

const base64url = z
  .string()
  .max(65_536)
  .regex(/^[A-Za-z0-9_-]+={0,2}$/);
const credential = { id: base64url.max(2048), rawId: base64url.max(2048), type: z.literal("public-key") };
const extensions = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((input) => input ?? {});

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
});

export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.union([base64url.max(200), z.literal("")]).nullish(),
  }),
  clientExtensionResults: extensions,
});

/** An exception that the library throws because of a hostile answer counts as a refusal. */
async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw unproved();
  }
}

export const unproved = (): AuthError =>
  new AuthError(400, "webauthn_verification_failed", "Credential verification failed");
