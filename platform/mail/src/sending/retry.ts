/** When a message that could not leave is tried again. */
export type RetryRule = {
  /** The pause after the first failure; each further one is twice as long. */
  firstPauseSeconds: number;
  /** How far chance moves a pause either way, so that messages which failed together do not return together. */
  jitter: number;
  /** After the message was written. */
  giveUpAfterSeconds: number;
};

export const usualRetry: RetryRule = { firstPauseSeconds: 30, jitter: 0.2, giveUpAfterSeconds: 24 * 60 * 60 };

/** `failures` counts this one; `chance` is from 0 to 1. */
export const pauseSeconds = (failures: number, rule: RetryRule, chance: number): number =>
  rule.firstPauseSeconds * 2 ** (failures - 1) * (1 - rule.jitter + 2 * rule.jitter * chance);

/** Undefined when the time is over. The last attempt is made as the time ends, however long the pause would have been. */
export function nextAttempt(
  message: { createdAt: Date; attempts: number },
  now: Date,
  rule: RetryRule,
  chance: number,
): Date | undefined {
  const end = message.createdAt.getTime() + rule.giveUpAfterSeconds * 1000;
  if (now.getTime() >= end) return undefined;
  return new Date(Math.min(now.getTime() + pauseSeconds(message.attempts, rule, chance) * 1000, end));
}
