/** Decides once per request who is there: reads the cookie, renews the session when it is about to end, asks what is not remembered. */
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { Platform } from "@platform/host/create-platform";
import type { Actor } from "@product/domain/actor";
import type { SeenSession } from "@product/database/sign-in/seen-sessions";
import { actorBehind } from "#features/access/account/queries.server.ts";
import { owesSecondFactor, type AccountNotice, type RequestSession, type SignedIn } from "#request/session.ts";
import {
  callAsServer,
  clientForRequest,
  passingClient,
  type AuthService,
  type AnswerCookie,
  type Caller,
} from "./auth-service.ts";
import { claimsIn, type SessionCheck } from "./session-check.ts";
import { sessionCookie, storedSession } from "./session-cookie.ts";

export type Identified = { actor: Actor; session: RequestSession; cookies: AnswerCookie[] };

/** Finds the actor of a request, and the session behind it. */
export type Identify = (request: Request, caller: Caller) => Promise<Identified>;

export type IdentifyOptions = {
  service: AuthService;
  check: SessionCheck;
  secure: boolean;
  /** Told of each device when it is asked about, so that a person can see where they are signed in. */
  note: (seen: SeenSession, now: Date) => Promise<void>;
  tell: (notice: AccountNotice) => Promise<void>;
  /** Changes of a session that only the embedded service offers. */
  say?: Pick<Platform, "keepSession" | "endSessionsOf" | "renewProof"> | undefined;
};

/** Nobody, for pages that are the same for everyone. */
export const noOne: Identified = {
  actor: { kind: "nobody" },
  session: {
    signedIn: undefined,
    client: noClient,
    apart: noClient,
    admin: noClient,
    asServer: noClient,
    tell: noClient,
    keep: noClient,
    endSessionsOf: noClient,
    renewProof: noClient,
    knownDevice: noClient,
  },
  cookies: [],
};

function noClient(): never {
  throw new Error("A page that is kept for everyone has no session");
}

/** The service cannot be asked at the moment: the session stays as it is, and the page is not available. */
export class ServiceAway extends Error {
  override readonly name = "ServiceAway";
}

export const identifySession =
  ({ service, check, secure, note, tell, say }: IdentifyOptions): Identify =>
  async (request, caller) => {
    const cookies: AnswerCookie[] = [];
    let cachedClient: ReturnType<typeof clientForRequest> | undefined;
    const onCookies = (changed: AnswerCookie[]) => void cookies.push(...changed);
    const client = () => (cachedClient ??= clientForRequest(service, request, caller, { secure, onCookies }));
    const seen = (known: SignedIn) =>
      note({ ...known, userAgent: caller.userAgent, address: caller.address }, new Date());
    const found = await whoIsThere(request, client, (token, now) => check.signedIn(token, now, seen));
    const actor = await personOf(found);
    // Signed in wholly and nobody still: the account ended with its worker, and the service has yet to hear of it.
    const signedIn = found && actor.kind === "nobody" && !owesSecondFactor(found) ? undefined : found;
    const session: RequestSession = {
      signedIn,
      client,
      // With our own key: who is signed in already is not asked to be a person once more. No browser may hold such a key, so
      // that the service refuses it together with the name of one.
      apart: () => passingClient(service, service.secretKey, { ...caller, userAgent: "cuadrante" }, onCookies),
      admin: () => passingClient(service, service.secretKey),
      asServer: callAsServer(service),
      tell,
      keep: async (accessToken) => void (await say?.keepSession(claimsIn(accessToken)!.session_id)),
      endSessionsOf: async (userId) => void (await say?.endSessionsOf(userId)),
      renewProof: async (method) => void (signedIn && (await say?.renewProof(signedIn.sessionId, method))),
      knownDevice: (address) => service.knownDevice(caller, address),
    };
    return { actor, session, cookies };
  };

/** A session that still owes its second factor is nobody's yet. */
export const personOf = async (signedIn: SignedIn | undefined): Promise<Actor> =>
  signedIn !== undefined && !owesSecondFactor(signedIn)
    ? actorBehind(signedIn.userId, signedIn.assurance, signedIn.sessionId)
    : { kind: "nobody" };

// As the client does: a token with less than this left is renewed before it is used.
const renewBelowSeconds = 90;

async function whoIsThere(
  request: Request,
  client: () => ReturnType<typeof clientForRequest>,
  behind: (token: string, now: number) => Promise<SignedIn | undefined>,
): Promise<SignedIn | undefined> {
  const header = request.headers.get("cookie");
  if (!header?.includes(sessionCookie)) return undefined;
  const now = Date.now();
  const stored = storedSession(header);
  if (stored && stored.expiresAt - now / 1000 > renewBelowSeconds) return behind(stored.accessToken, now);
  const { data, error } = await client().auth.getSession();
  if (error && isAuthRetryableFetchError(error)) {
    // The old token still counts until it expires; without one, the person cannot be identified.
    if (stored && stored.expiresAt * 1000 > now) return behind(stored.accessToken, now);
    throw new ServiceAway("the authentication service is away");
  }
  return data.session ? behind(data.session.access_token, now) : undefined;
}
