/** Refreshing, asking who one is, and signing in: ours and the peer's. */
import type { Caller } from "#bench/measuring/load.process.ts";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import type { Subject, Workshop } from "#bench/subject.ts";
import { authHeaders, startAuthServices, type AuthService } from "./auth-services.ts";
import { loopDelaySubjects, type LoopDelayMeasure } from "./loop-delay-subjects.ts";

type Operation =
  | "refresh, ours"
  | "refresh, ours with HS256"
  | "refresh, @supabase/lite"
  | "GET /user, ours"
  | "GET /user, @supabase/lite"
  | "sign-in, ours"
  | "sign-in, @supabase/lite"
  | "sign-in, ours, cheapest hash"
  | "sign-in, @supabase/lite, cheapest hash";

export type AuthMeasure = Operation | `${Operation}, with PostgreSQL` | LoopDelayMeasure;

export async function authSubjects(workshop: Workshop): Promise<Subject[]> {
  const { ours, oursPlain, peer } = await startAuthServices(workshop);
  const refresh = (name: Operation, service: AuthService) =>
    operation(workshop, name, service, { path: refreshPath, callers: service.people.refreshing, requests: 100 });
  const askWho = (name: Operation, service: AuthService) =>
    operation(workshop, name, service, { path: "/auth/v1/user", callers: service.people.asking, requests: 150 });
  const signIn = (name: Operation, service: AuthService, requests: number) =>
    operation(workshop, name, service, { path: signInPath, callers: service.people.signingIn, requests });
  const peers = peer && [
    refresh("refresh, @supabase/lite", peer.usual),
    askWho("GET /user, @supabase/lite", peer.usual),
    signIn("sign-in, @supabase/lite", peer.usual, 6),
    signIn("sign-in, @supabase/lite, cheapest hash", peer.plain, 50),
  ];
  return [
    refresh("refresh, ours", ours),
    refresh("refresh, ours with HS256", oursPlain),
    askWho("GET /user, ours", ours),
    signIn("sign-in, ours", ours, 10),
    signIn("sign-in, ours, cheapest hash", oursPlain, 50),
    ...(peers ?? []),
    ...loopDelaySubjects(workshop, ours, signInPath),
  ];
}

const refreshPath = "/auth/v1/token?grant_type=refresh_token";
const signInPath = "/auth/v1/token?grant_type=password";

type Asking = { path: string; callers: Caller[]; requests: number };

/** A refresh must show the newest token each time, so the callers are handed on from turn to turn. */
function operation({ load }: Workshop, name: Operation, { server, databasePid }: AuthService, asking: Asking): Subject {
  const { path, requests } = asking;
  let { callers } = asking;
  const send = async (count: number) => {
    callers = await load.send({ url: `${server.url}${path}`, headers: authHeaders, requests: count, callers });
  };
  return {
    warmUp: () => send(Math.min(requests * warmUps, mostWarmUps)),
    measure: async () => {
      const spent = await cpuTimeDuring(() => send(requests), { server: server.pid, database: databasePid() });
      return {
        [name]: spent.server / requests,
        [`${name}, with PostgreSQL`]: (spent.server + spent.database) / requests,
      };
    },
  };
}

const warmUps = 10;
const mostWarmUps = 1500;
