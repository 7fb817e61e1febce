/** Signs and reads the tokens inside signed URLs, with a key that signs nothing else. */
import { hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { secondsOf, type Clock } from "@platform/kernel/clock";
import { refusals } from "@platform/storage/request/errors";

export type Place = { bucket: string; name: string };

export type Tokens = {
  signDownload(place: Place, seconds: number, transformations?: string): Promise<string>;
  signUpload(place: Place, seconds: number, upload: { owner: string | undefined; upsert: boolean }): Promise<string>;
  readDownload(token: string, place: Place): Promise<z.infer<typeof downloadClaims>>;
  readUpload(token: string, place: Place): Promise<z.infer<typeof uploadClaims>>;
};

const times = { iat: z.int(), exp: z.int() };

// Strict: a token that carries more than its kind may, such as a role or an owner, is none of ours.
const downloadClaims = z.strictObject({
  url: z.string(),
  scope: z.literal("download"),
  transformations: z.string().optional(),
  ...times,
});
const uploadClaims = z.strictObject({
  url: z.string(),
  scope: z.literal("upload"),
  owner: z.string().optional(),
  upsert: z.boolean(),
  ...times,
});

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "cuadrante signed urls", 32));

  const sign = (claims: object, seconds: number) => {
    const now = secondsOf(clock());
    return new SignJWT({ ...claims, iat: now, exp: now + seconds })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(key);
  };

  const read = async <Schema extends z.ZodType<{ url: string }>>(
    token: string,
    { bucket, name }: Place,
    as: Schema,
  ) => {
    const claims = as.safeParse(await verified(token, key, clock));
    if (!claims.success || claims.data.url !== `${bucket}/${name}`) throw refusals.invalidSignature();
    return claims.data;
  };

  return {
    signDownload: ({ bucket, name }, seconds, transformations) =>
      sign({ url: `${bucket}/${name}`, scope: "download", ...(transformations ? { transformations } : {}) }, seconds),
    signUpload: ({ bucket, name }, seconds, { owner, upsert }) =>
      sign({ url: `${bucket}/${name}`, scope: "upload", ...(owner ? { owner } : {}), upsert }, seconds),
    readDownload: (token, place) => read(token, place, downloadClaims),
    readUpload: (token, place) => read(token, place, uploadClaims),
  };
}

async function verified(token: string, key: Uint8Array, clock: Clock): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: clock() });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refusals.invalidJwt(error.message);
    throw error;
  }
}
