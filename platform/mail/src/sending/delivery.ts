/** Sends what is due. Any number of processes may do so side by side, and any of them may be killed. */
import { secondsAfter, type Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import { Undeliverable, type Carrier } from "@platform/mail/carrier";
import type { Channel } from "@platform/mail/message";
import { claimDue, expired, markFailed, markSent, type Claimed } from "@platform/mail/outbox";
import { nextAttempt, type RetryRule } from "./retry.ts";
import type { SecretSeal } from "@platform/mail/secret-seal";
import { withoutValues, type Secrets } from "@platform/mail/secrets";

export type Delivery = {
  db: Database;
  clock: Clock;
  log: Logger;
  seal: SecretSeal;
  retry: RetryRule;
  atOnce: number;
  sendLimitSeconds: number;
  carriers: Partial<Record<Channel, () => Carrier>>;
};

/** Resolves with the number of messages sent once nothing is due any more, or `signal` asked to stop. */
export async function deliverDue(delivery: Delivery, signal?: AbortSignal): Promise<number> {
  const channels = (["mail", "sms"] as const).filter((channel) => delivery.carriers[channel]);
  if (channels.length === 0) return 0;
  const claim = async () => (signal?.aborted ? undefined : claimNext(delivery, channels));
  const first = await claim();
  if (!first) return 0;

  const open = new Map(channels.map((channel) => [channel, delivery.carriers[channel]!()]));
  const lane = async (message: Claimed | undefined): Promise<number> => {
    let sent = 0;
    for (; message; message = await claim())
      if (await carryOut(delivery, open.get(message.channel)!, message)) sent += 1;
    return sent;
  };
  try {
    const others = Array.from({ length: delivery.atOnce - 1 }, async () => lane(await claim()));
    const counts = await Promise.allSettled([lane(first), ...others]);
    return counts.reduce((sum, count) => sum + valueOf(count), 0);
  } finally {
    open.forEach((carrier) => carrier.close());
  }
}

// Twice as long as a send may take: clocks of several machines may differ by the other half.
const claimNext = ({ db, clock, sendLimitSeconds }: Delivery, channels: Channel[]) => {
  const now = clock();
  return claimDue(db, channels, now, secondsAfter(now, 2 * sendLimitSeconds));
};

async function carryOut(delivery: Delivery, carrier: Carrier, message: Claimed): Promise<boolean> {
  const { db, clock, log, retry } = delivery;
  const { id, channel, attempts } = message;
  let secrets: Secrets = {};
  const carrying = async () => {
    if (message.secretsUntil && message.secretsUntil <= clock()) throw new Undeliverable(expired);
    const { whole, ...opened } = delivery.seal.open(message);
    secrets = opened.secrets;
    await carrier.carry(whole);
  };
  const failure = await failureOf(carrying(), delivery.sendLimitSeconds);
  if (failure === undefined) {
    await markSent(db, message, clock());
    log.info({ message: id, channel, attempts }, "message sent");
    return true;
  }
  const next = failure instanceof Undeliverable ? undefined : nextAttempt(message, clock(), retry, Math.random());
  await markFailed(db, message, reasonOf(failure, secrets), next);
  log.warn({ message: id, channel, attempts, ...codesOf(failure) }, next ? "message put off" : "message given up");
  return false;
}

async function failureOf(sending: Promise<void>, limitSeconds: number): Promise<Error | undefined> {
  const late = Promise.withResolvers<Error>();
  const timer = setTimeout(() => late.resolve(new Error(`no answer within ${limitSeconds} s`)), limitSeconds * 1000);
  const outcome = sending.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return Promise.race([outcome, late.promise]).finally(() => clearTimeout(timer));
}

const reasonOf = (failure: Error, secrets: Secrets): string =>
  withoutValues(failure.message, secrets)
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, 500);

// Answers of servers repeat addresses, so the log gets their numbers only.
function codesOf(failure: Error): { code?: unknown; answer?: unknown } {
  const { code, responseCode } = (failure.cause ?? failure) as { code?: unknown; responseCode?: unknown };
  return {
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof responseCode === "number" ? { answer: responseCode } : {}),
  };
}

function valueOf(settled: PromiseSettledResult<number>): number {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
