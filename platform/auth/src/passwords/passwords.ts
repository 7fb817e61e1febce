/** The one place where passwords are hashed: few at once and a short queue, so that sign-ins never starve the rest. */
import { availableParallelism } from "node:os";
import { AuthError } from "@platform/auth/request/errors";
import { hashPassword, isOutdated, passwordMatches, usualCost, type Argon2Cost } from "./hashing.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** With no hash to compare, the same work is done and the answer is no: time tells nothing about an account. */
  verify(password: string, hash: string | null): Promise<{ matches: boolean; outdated: boolean }>;
};

export type PasswordOptions = { cost?: Argon2Cost; atOnce?: number; waiting?: number };

export function createPasswords({
  cost = usualCost,
  atOnce = Math.max(1, availableParallelism() - 1),
  waiting = 200,
}: PasswordOptions = {}): Passwords {
  const queued = createQueue(atOnce, waiting);
  const decoy = queued(() => hashPassword("nobody's password", cost));
  return {
    hash: (password) => queued(() => hashPassword(password, cost)),
    verify: async (password, hash) => {
      const compared = hash ?? (await decoy);
      const matches = await queued(() => passwordMatches(password, compared));
      return { matches: matches && hash !== null, outdated: hash !== null && isOutdated(hash, cost) };
    },
  };
}

function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      // A passing state: the client tries again, where a 4xx would be shown to the person.
      if (waiting.length >= mostWaiting)
        throw new AuthError(503, "unexpected_failure", "Too many sign-ins at once, please try again");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
