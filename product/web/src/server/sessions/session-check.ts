/** Says who a token stands for. Asked once of the service, then remembered for as long as that is safe. */
import { createHash } from "node:crypto";
import type { User } from "@supabase/supabase-js";
import type { SignedIn } from "#request/session.ts";

export type SessionCheck = {
  /**
   * Undefined when the service does not know the token, or no longer. Throws when it cannot be asked. `onAsked` is called when
   * the answer is not from memory.
   */
  signedIn(
    token: string,
    now: number,
    onAsked?: (signedIn: SignedIn) => Promise<unknown>,
  ): Promise<SignedIn | undefined>;
  /** Drops the remembered checks of this user, or of all users. */
  forget(userId: string | undefined): void;
};

export type SessionCheckOptions = {
  /** The service's own answer for a token: it knows what has been revoked. */
  askService: (token: string) => Promise<User | undefined>;
  /** How long an answer holds without word from the service; a service of our own tells us at once. */
  trustSeconds: number;
};

export function createSessionCheck({ askService, trustSeconds }: SessionCheckOptions): SessionCheck {
  // Keyed by hash: a dump of this memory must not hold tokens that open doors.
  const known = new Map<string, { signedIn: SignedIn; until: number }>();
  // An answer that was on its way while the account changed may be older than the change.
  let changes = 0;
  return {
    async signedIn(token, now, onAsked) {
      const key = createHash("sha256").update(token).digest("base64");
      const entry = known.get(key);
      if (entry && entry.until > now) return entry.signedIn;
      known.delete(key);
      const before = changes;
      const user = await askService(token);
      const claims = user && claimsIn(token);
      // An application that someone lets in learns who they are; it does not act as they do.
      if (!user || !claims || claims.client_id) return undefined;
      // An answer about somebody else, as of a cache on the way, is none.
      if (user.id !== claims.sub) return undefined;
      const signedIn = signedInFrom(user, claims);
      await onAsked?.(signedIn);
      if (known.size >= mostSessions) known.delete(known.keys().next().value!);
      if (before === changes)
        known.set(key, { signedIn, until: Math.min(claims.exp * 1000, now + trustSeconds * 1000) });
      return signedIn;
    },
    forget(userId) {
      changes++;
      if (userId === undefined) return known.clear();
      for (const [key, { signedIn }] of known) if (signedIn.userId === userId) known.delete(key);
    },
  };
}

const mostSessions = 20_000;

type TokenClaims = {
  sub: string;
  session_id: string;
  exp: number;
  client_id?: string;
  aal?: string;
  amr?: { timestamp?: number }[];
};

/** The service has vouched for the token; here it is only read. */
export function claimsIn(token: string): TokenClaims | undefined {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as TokenClaims;
  } catch {
    return undefined;
  }
}

const signedInFrom = (user: User, claims: TokenClaims): SignedIn => ({
  userId: user.id,
  sessionId: claims.session_id,
  email: user.email ?? "",
  assurance: claims.aal === "aal2" ? "aal2" : "aal1",
  hasSecondFactor: (user.factors ?? []).some((factor) => factor.status === "verified"),
  provedAt: new Date(Math.max(0, ...(claims.amr ?? []).map(({ timestamp }) => timestamp ?? 0)) * 1000),
});
