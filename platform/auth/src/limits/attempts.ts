/** Guessing is slowed down by account and device, before any address is: one address may be a whole venue. */
import { createHmac, hkdfSync } from "node:crypto";
import { networkOf } from "@platform/kernel/network";
import type { Database } from "@platform/kernel/sql";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";
import type { UserRow } from "@platform/auth/users/user";

export type Attempts = {
  /**
   * Counted before it is made, so that a hundred at once are a hundred; forgiven when it succeeds. Strangers share one count
   * of the account and its known devices another, so that nobody who guesses locks its owner out.
   */
  begin(
    call: AuthRequest & { user?: UserRow },
    kind: "password" | "code" | "factor",
    account: string,
  ): Promise<{ succeeded: () => Promise<unknown> }>;
  /** A link that stands for nobody: the device and the network that show too many are told to wait. */
  unknownLink(call: AuthRequest): Promise<void>;
  forget(before: Date): Promise<unknown>;
};

type Limits = Pick<
  AuthSettings["limits"],
  "failuresBeforeWait" | "longestWaitSeconds" | "failuresPerAccount" | "failuresPerNetwork"
>;

export function createAttempts(db: Database, limits: Limits, secret: string): Attempts {
  // An address or a number is found in a plain digest by trying them all.
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cuadrante attempts", 32));
  const digest = (...parts: string[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
  const { failuresBeforeWait, longestWaitSeconds, failuresPerAccount, failuresPerNetwork } = limits;
  const count = async ({ now }: AuthRequest, device: string, shared: string, mostShared: number) => {
    const values = [device, shared, now, failuresBeforeWait, longestWaitSeconds, mostShared];
    const { seconds } = (await db.first<{ seconds: number }>(begin, values))!;
    if (seconds > 0) throw waitFor(seconds);
  };
  return {
    async begin(call, kind, account) {
      const { user, device } = call;
      const isKnown = device.knows(user?.email ?? user?.phone ?? account);
      const whence = isKnown ? ["known", device.id!] : [networkOf(call.ip), call.userAgent];
      const keys = [digest(kind, account, ...whence), digest(kind, account, ...(isKnown ? ["known"] : []))] as const;
      await count(call, ...keys, failuresPerAccount);
      return { succeeded: () => db.rows(forgive, [...keys]) };
    },
    unknownLink(call) {
      const network = networkOf(call.ip);
      const device = call.device.id ?? call.userAgent;
      return count(call, digest("link", network, device), digest("link", network), failuresPerNetwork);
    },
    forget: (before) => db.rows(`DELETE FROM auth.attempts WHERE last_at < $1`, [before]),
  };
}

const begin = `SELECT auth.begin_attempt($1, $2, $3, $4, $5, $6) AS seconds`;
const forgive = `SELECT auth.forgive_attempt($1, $2)`;

const waitFor = (seconds: number) =>
  new AuthError(
    429,
    "over_request_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
