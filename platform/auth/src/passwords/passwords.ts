/** The one place where passwords are hashed: few at once and in turn, so that no number of guesses keeps others out. */
import { availableParallelism } from "node:os";
import { networkOf } from "@platform/kernel/network";
import { createFairQueue, type QueueLane } from "@platform/kernel/fair-queue";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { UserRow } from "@platform/auth/users/user";
import { hashPassword, isOutdated, passwordMatches, usualCost, type Argon2Cost } from "./hashing.ts";

export type Passwords = {
  /** Passwords are hashed in a turn alone, together with what is asked of the database for it. */
  queued<Result>(turn: QueueLane, work: (hashing: Hashing) => Promise<Result>): Promise<Result>;
};

export type Hashing = {
  hash(password: string): Promise<string>;
  /** With no hash to compare, the same work is done and the answer is no: time tells nothing about an account. */
  verify(password: string, hash: string | null): Promise<{ matches: boolean; outdated: boolean }>;
};

export type PasswordOptions = { cost?: Argon2Cost; atOnce?: number; waiting?: number; longestWaitMs?: number };

export function createPasswords({
  cost = usualCost,
  atOnce = ourShare(),
  waiting = 1_000,
  longestWaitMs = 6_000,
}: PasswordOptions = {}): Passwords {
  const turns = createFairQueue({ atOnce, waiting, longestWaitMs, refusal: tooMany });
  const decoy = hashPassword("nobody's password", cost);
  const hashing: Hashing = {
    hash: (password) => hashPassword(password, cost),
    verify: async (password, hash) => {
      const matches = await passwordMatches(password, hash ?? (await decoy));
      return { matches: matches && hash !== null, outdated: hash !== null && isOutdated(hash, cost) };
    },
  };
  return { queued: (turn, work) => turns(turn, () => work(hashing)) };
}

/** Networks take turns. Known devices, people who are signed in and the project's server do not stand in line with strangers. */
export function laneOf({ device, user, ip, bearer }: AuthRequest & { user?: UserRow }, account?: string): QueueLane {
  if (bearer.kind === "role" && bearer.role === "service_role") return ofTheServer;
  if (user) return { lane: user.id, first: true };
  if (account !== undefined && device.knows(account)) return { lane: device.id!, first: true };
  return { lane: networkOf(ip), first: false };
}

export const ofTheServer: QueueLane = { lane: "server", first: true };

// Half of the cores, and of Node's four threads, where files and compression wait as well.
const ourShare = () => Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));

// A passing state: the client tries again, where a 4xx would be shown to the person.
const tooMany = () => new AuthError(503, "unexpected_failure", "Too many sign-ins at once, please try again");
