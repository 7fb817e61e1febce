/** Changes of a session that only the operator's own code may make, in the same process and not over HTTP. */
import type { Auth } from "@platform/auth/request/auth-request";
import { endAllSessions } from "./end-sessions.ts";
import { addAmr } from "./session.ts";

/** The person wants to stay signed in on that device. */
export const keepSession = ({ db }: Auth, sessionId: string): Promise<unknown> =>
  db.rows(`UPDATE auth.sessions SET kept = true WHERE id = $1`, [sessionId]);

/** Wherever they are signed in, they are so no longer. */
export const endSessionsOf = ({ db }: Auth, userId: string): Promise<unknown> => endAllSessions(db, userId);

/** The person has shown once more who they are, by a way that left no session behind. */
export const renewProof = ({ db, clock }: Auth, sessionId: string, method: "password" | "otp"): Promise<unknown> =>
  addAmr(db, sessionId, method, undefined, clock());
