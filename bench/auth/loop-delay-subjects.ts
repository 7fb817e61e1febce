/** How long our service's event loop makes others wait, at rest and while many people sign in. */
import { setTimeout as pause } from "node:timers/promises";
import type { Subject, Workshop } from "#bench/subject.ts";
import { authHeaders, type AuthService } from "./auth-services.ts";

type Window = "idle" | "50 sign-ins";
export type LoopDelayMeasure = `event-loop delay, ${Window}, ${"mean" | "median"}`;

/** The delay is measured inside the service, by timers, in windows of which only one is open at a time. */
export function loopDelaySubjects({ load }: Workshop, { server, people }: AuthService, signInPath: string): Subject[] {
  const signIns = {
    url: `${server.url}${signInPath}`,
    headers: authHeaders,
    requests: 50,
    connections: 50,
    callers: people.signingIn,
  };
  const window = (name: Window, meanwhile: () => Promise<unknown>): Subject => ({
    warmUp: meanwhile,
    measure: async () => {
      await fetch(`${server.url}/loop-delay/begin`);
      await meanwhile();
      const answer = await fetch(`${server.url}/loop-delay/end`);
      const { mean, median } = (await answer.json()) as { mean: number; median: number };
      return { [`event-loop delay, ${name}, mean`]: mean, [`event-loop delay, ${name}, median`]: median };
    },
  });
  return [window("idle", () => pause(idleMs)), window("50 sign-ins", () => load.send(signIns))];
}

const idleMs = 500;
