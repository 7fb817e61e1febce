/** Guessing is slowed down by account and device, before any address is: one address may be a whole venue. */
import { createHash } from "node:crypto";
import { networkOf } from "@platform/kernel/network";
import type { Database } from "@platform/kernel/sql";
import type { Call } from "@platform/auth/request/call";
import { AuthError } from "@platform/auth/request/errors";
import type { AuthSettings } from "@platform/auth/settings";

export type Attempts = {
  /** Counted before it is made, so that a hundred at once are a hundred; forgiven when it succeeds. */
  begin(
    call: Call,
    kind: "password" | "code" | "factor",
    account: string,
  ): Promise<{ succeeded: () => Promise<unknown> }>;
  forget(before: Date): Promise<unknown>;
};

type Limits = Pick<AuthSettings["limits"], "failuresBeforeWait" | "longestWaitSeconds" | "failuresPerAccount">;

export function createAttempts(db: Database, limits: Limits): Attempts {
  const { failuresBeforeWait, longestWaitSeconds, failuresPerAccount } = limits;
  return {
    async begin(call, kind, account) {
      const accountKey = digest(kind, account);
      const deviceKey = digest(kind, account, networkOf(call.ip), call.userAgent);
      const values = [deviceKey, accountKey, call.now, failuresBeforeWait, longestWaitSeconds, failuresPerAccount];
      const counted = await db.first<{ device: boolean; account: boolean }>(count, values);
      if (!counted!.device || !counted!.account) throw waitFor(await secondsLeft(db, values));
      return { succeeded: () => db.rows(forgive, [deviceKey, accountKey]) };
    },
    forget: (before) => db.rows(`DELETE FROM auth.attempts WHERE last_at < $1`, [before]),
  };
}

const digest = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

const wait = `make_interval(secs => least($5::float8, power(2, least(a.failures - $4::int, 20))))`;

// Each row is written only where waiting is over, so a refused attempt neither counts nor lengthens the wait.
const count = `
  WITH device AS (
    INSERT INTO auth.attempts AS a (key, failures, first_at, last_at) VALUES ($1, 1, $3, $3)
    ON CONFLICT (key) DO UPDATE SET last_at = $3,
      failures = CASE WHEN a.last_at < $3::timestamptz - interval '1 day' THEN 1 ELSE a.failures + 1 END
    WHERE a.failures < $4::int OR a.last_at + ${wait} <= $3::timestamptz
    RETURNING 1
  ), account AS (
    INSERT INTO auth.attempts AS a (key, failures, first_at, last_at) VALUES ($2, 1, $3, $3)
    ON CONFLICT (key) DO UPDATE SET last_at = $3,
      failures = CASE WHEN a.first_at < $3::timestamptz - interval '1 hour' THEN 1 ELSE a.failures + 1 END,
      first_at = CASE WHEN a.first_at < $3::timestamptz - interval '1 hour' THEN $3 ELSE a.first_at END
    WHERE a.failures < $6::int OR a.first_at < $3::timestamptz - interval '1 hour'
    RETURNING 1
  )
  SELECT EXISTS (SELECT FROM device) AS device, EXISTS (SELECT FROM account) AS account`;

const left = `
  SELECT ceil(extract(epoch FROM greatest(
    (SELECT a.last_at + ${wait} FROM auth.attempts a WHERE a.key = $1 AND a.failures >= $4::int),
    (SELECT a.first_at + interval '1 hour' FROM auth.attempts a WHERE a.key = $2 AND a.failures >= $6::int)
  ) - $3::timestamptz))::int AS seconds`;

// The device's row first, as when it is counted: in the other order, two who come at once would wait for one another.
const forgive = `
  WITH device AS (DELETE FROM auth.attempts WHERE key = $1 RETURNING 1)
  UPDATE auth.attempts SET failures = greatest(0, failures - 1)
  WHERE key = $2 AND (SELECT count(*) FROM device) >= 0`;

const secondsLeft = async (db: Database, values: unknown[]) =>
  (await db.first<{ seconds: number | null }>(left, values))?.seconds ?? 1;

const waitFor = (seconds: number) =>
  new AuthError(
    429,
    "over_request_rate_limit",
    `For security purposes, you can only request this after ${Math.max(1, seconds)} seconds.`,
  );
