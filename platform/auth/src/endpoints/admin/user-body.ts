/** The fields of a user that the project's server may set, checked alike for making and for changing one. */
import { z } from "zod";
import { isKnownHash } from "@platform/auth/passwords/hashing";
import { ofTheServer } from "@platform/auth/passwords/passwords";
import { ensureStrength } from "@platform/auth/passwords/strength";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { isUuid } from "@platform/auth/request/bearer";
import { invalid } from "@platform/auth/request/errors";
import { object, readJson, text } from "@platform/auth/request/json";
import { emailAddress, phoneNumber } from "@platform/auth/users/addresses";
import { bannedUntil } from "@platform/auth/users/ban-duration";
import type { ManagedFields } from "@platform/auth/users/managed-user";

const schema = z.object({
  id: text,
  aud: text,
  role: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: object,
  app_metadata: object,
  ban_duration: text,
});

export async function readFields(call: AuthRequest): Promise<ManagedFields & { id: string | undefined }> {
  const body = await readJson(call.request, schema);
  const fields = {
    id: userId(body.id),
    aud: body.aud || undefined,
    role: body.role || undefined,
    email: body.email === "" ? undefined : emailAddress(body.email),
    phone: body.phone === "" ? undefined : phoneNumber(body.phone),
    isEmailConfirmed: body.email_confirm ?? undefined,
    isPhoneConfirmed: body.phone_confirm ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    bannedUntil: bannedUntil(body.ban_duration, call.now),
  };
  // Last, because it takes time.
  return { ...fields, passwordHash: await passwordHash(call, body.password, body.password_hash) };
}

function userId(id: string): string | undefined {
  if (id === "") return undefined;
  if (!isUuid(id)) throw invalid("ID must conform to the uuid v4 format");
  if (/^[0-]+$/.test(id)) throw invalid("ID cannot be a nil uuid");
  return id;
}

async function passwordHash({ auth }: AuthRequest, password: string, hash: string): Promise<string | undefined> {
  if (password !== "" && hash !== "") throw invalid("Only a password or a password hash should be provided");
  if (hash !== "") {
    if (!isKnownHash(hash)) throw invalid("Unsupported password hash");
    return hash;
  }
  if (password === "") return undefined;
  ensureStrength(password, auth.settings.password);
  return auth.passwords.queued(ofTheServer, (hashing) => hashing.hash(password));
}
