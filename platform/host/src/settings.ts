/** Every setting of the platform, as one object: the form of the file that `npm run platform` reads. */
import { z } from "zod";
import { authSettings } from "@platform/auth/settings";
import { realtimeSettings } from "@platform/realtime/settings";
import { storageSettings } from "@platform/storage/settings";

const jwk = z.looseObject({ kty: z.string(), kid: z.string() });

export const platformSettings = z.strictObject({
  /** Seals what is stored and makes the keys that are not given. */
  secretKey: z.string().min(32),
  /** Fixed signing keys, of which at most one may sign. Without any, keys are made and kept in the database. */
  signingKeys: z.array(jwk).optional(),
  /** The kind of key that is made. */
  algorithm: z.enum(["ES256", "RS256"]).default("ES256"),
  /** HS256: signs when no signing keys are given and `signWithSharedSecret` says so; always verifies. */
  sharedSecret: z.string().min(16).optional(),
  signWithSharedSecret: z.boolean().default(false),
  /** Opaque keys or JWTs. `none` asks callers for no key, as behind a gateway that has asked already. */
  apiKeys: z
    .union([z.literal("none"), z.strictObject({ publishable: z.array(z.string()), secret: z.array(z.string()) })])
    .optional(),
  brand: z.string().default("Cuadrante"),
  mail: z
    .strictObject({ from: z.string().default("Cuadrante <no-reply@localhost>"), smtp: z.string().optional() })
    .prefault({}),
  auth: authSettings,
  storage: storageSettings.prefault({}),
  realtime: realtimeSettings.prefault({}),
});

export type PlatformSettings = z.infer<typeof platformSettings>;
