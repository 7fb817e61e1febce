/** With what the services sign, and which keys their callers show. */
import { hkdfSync } from "node:crypto";
import { openStoredKeys } from "@platform/auth/keys/stored-keys";
import type { ApiKeys } from "@platform/kernel/api-keys";
import type { Clock } from "@platform/kernel/clock";
import { keysFrom, type Keys } from "@platform/kernel/keys";
import { createSeal } from "@platform/kernel/sealing";
import type { Database } from "@platform/kernel/sql";
import type { PlatformSettings } from "./settings.ts";

/** Given keys, or those that the database keeps. */
export async function openKeys(
  settings: PlatformSettings,
  db: Database,
  clock: Clock,
): Promise<Keys & { reload: () => Promise<void> }> {
  const { signingKeys, sharedSecret, signWithSharedSecret, algorithm, secretKey } = settings;
  const fixed = signingKeys ?? (signWithSharedSecret ? [] : undefined);
  if (fixed) return { ...(await keysFrom({ jwks: fixed, sharedSecret }, clock)), reload: async () => {} };
  const { accessTokenSeconds } = settings.auth;
  return openStoredKeys({
    db,
    seal: createSeal(secretKey, "signing keys"),
    clock,
    algorithm,
    accessTokenSeconds,
    sharedSecret,
  });
}

/** Without keys of its own an installation makes them from its secret: the same at every start, in every process. */
export function apiKeysOf({
  apiKeys,
  secretKey,
}: Pick<PlatformSettings, "apiKeys" | "secretKey">): ApiKeys | undefined {
  if (apiKeys === "none") return undefined;
  const derivedKey = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secretKey, "", `cuadrante ${purpose}`, 24)).toString("base64url");
  return (
    apiKeys ?? {
      publishable: [`sb_publishable_${derivedKey("publishable key")}`],
      secret: [`sb_secret_${derivedKey("secret key")}`],
    }
  );
}
