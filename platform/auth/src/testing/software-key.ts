/** An authenticator made of software: what a phone or a stick does when a browser asks it, and what a thief would have it do. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

export type SoftwareKey = ReturnType<typeof softwareKey>;

type Creation = { challenge: string; rp: { id?: string | undefined }; user: { id: string } };
type Request = { challenge: string; rpId?: string | undefined };
/** Changes that a dishonest key makes to its answer. */
export type Lie = {
  origin?: string;
  rpId?: string;
  counter?: number;
  userHandle?: string;
  isVerified?: boolean;
  type?: string;
  /** The site within whose page it was asked. */
  topOrigin?: string;
};

export function softwareKey(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x, y } = publicKey.export({ format: "jwk" });
  const state = { counter: 0, userHandle: "" };

  const common = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };
  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge,
        origin: lie.origin ?? origin,
        crossOrigin: lie.topOrigin !== undefined,
        ...(lie.topOrigin === undefined ? {} : { topOrigin: lie.topOrigin }),
      }),
    );
  const head = (rpId: string, flags: number, lie: Lie) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? state.counter);
    const verified = lie.isVerified === false ? 0 : 0x04;
    return Buffer.concat([hash(lie.rpId ?? rpId), Buffer.from([flags | 0x01 | verified]), count]);
  };

  return {
    id: common.id,
    /** Answers `navigator.credentials.create`, as JSON. */
    create({ challenge, rp, user }: Creation, lie: Lie = {}) {
      state.userHandle = user.id;
      const length = Buffer.from([0, id.length]);
      const coseKey = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const authData = Buffer.concat([head(rp.id ?? "", 0x40, lie), Buffer.alloc(16), length, id, coseKey]);
      const attestation = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      const clientDataJSON = clientData("webauthn.create", challenge, lie).toString("base64url");
      return {
        ...common,
        response: { clientDataJSON, attestationObject: attestation.toString("base64url"), transports: ["internal"] },
      };
    },
    /** Answers `navigator.credentials.get`, as JSON. */
    get({ challenge, rpId = "" }: Request, lie: Lie = {}) {
      if (counts) state.counter++;
      const client = clientData("webauthn.get", challenge, lie);
      const authenticatorData = head(rpId, 0, lie);
      const signature = sign("sha256", Buffer.concat([authenticatorData, hash(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: lie.userHandle ?? state.userHandle,
        },
      };
    },
  };
}

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const bytes = (text: string | undefined) => Buffer.from(text!, "base64url");

/** As much of CBOR as keys need. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? header(1, -1 - value) : header(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([header(3, value.length), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([header(5, entries.length), ...entries.flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

function header(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
