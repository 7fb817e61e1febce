/** Whether a message that its wallet has signed may open a session here, now, and for the first time. */
import { createHash } from "node:crypto";
import { secondsAfter } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { allowedTarget } from "@platform/auth/flows/redirect-target";
import { OAuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";
import type { SignedMessage } from "./message.ts";

const validSeconds = 600;

/** A message signed for another site, or long ago, proves nothing to this one. */
export function ensureOwnAndFresh(message: SignedMessage, settings: AuthSettings, now: Date): void {
  const { uri, domain, issuedAt, notBefore, expirationTime } = message;
  if (uri.protocol !== "https:" && !(uri.protocol === "http:" && uri.hostname === "localhost"))
    throw ungranted("Signed message is using URI which does not use HTTPS");
  if (allowedTarget(uri.href, settings) !== uri.href)
    throw ungranted(
      "Signed message is using URI which is not allowed on this server, message was signed for another app",
    );
  if (domain !== uri.host) throw ungranted("Signed message is using a Domain that does not match the one in URI");
  if (notBefore && now < notBefore) throw ungranted("Signed message becomes valid in the future");
  if (expirationTime && now >= expirationTime) throw ungranted("Signed message is expired");
  if (now > secondsAfter(issuedAt, validSeconds)) throw ungranted("Signed message was issued too long ago");
  if (now < secondsAfter(issuedAt, -validSeconds)) throw ungranted("Signed message was issued too far in the future");
}

const forget = `DELETE FROM auth.web3_nonces WHERE expires_at < $1`;
const remember = `INSERT INTO auth.web3_nonces (message_hash, expires_at) VALUES ($1, $2)
  ON CONFLICT DO NOTHING RETURNING expires_at`;

/** By the message, not by its signature: the same key can sign one message in many ways. */
export async function ensureFirstUse(tx: Sql, text: string, { issuedAt }: SignedMessage, now: Date): Promise<void> {
  await tx.rows(forget, [now]);
  const hash = createHash("sha256").update(text).digest();
  const first = await tx.first(remember, [hash, secondsAfter(issuedAt, validSeconds)]);
  if (!first) throw ungranted("Signed message was already used");
}

export const ungranted = (why: string): OAuthError => new OAuthError("invalid_grant", why);
