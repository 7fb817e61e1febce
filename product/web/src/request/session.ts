/** The session behind one request: who the authentication service says is there, and the official client to ask it more. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import type { Locale } from "@product/domain/locales";

export type SignedIn = {
  userId: string;
  sessionId: string;
  email: string;
  /** `aal2` once a second factor was shown. */
  assurance: "aal1" | "aal2";
  /** There is a second factor, whether or not it was shown. */
  hasSecondFactor: boolean;
  /** When the person last proved who they are. */
  provedAt: Date;
};

export type RequestSession = {
  signedIn: SignedIn | undefined;
  /** Bound to the cookies of this request; what it changes is written to the answer. */
  client: () => SupabaseClient;
  /** A client that leaves this request's session alone, to check a password again. */
  apart: () => SupabaseClient;
  /** With the installation's own rights; for what only the server may do. */
  admin: () => SupabaseClient;
  /** The same for what the client has no method for: a path of the authentication service. */
  asServer: AsServer;
  /** Writes to someone about their account. A hosted service writes such mails itself, and none of ours. */
  tell: (notice: AccountNotice) => Promise<void>;
  /**
   * Keeps the person who has just signed in with this token signed in on this device. A hosted service has a rule of
   * its own.
   */
  keep: (accessToken: string) => Promise<void>;
  /** Signs a colleague out everywhere. A hosted service can only be asked by who is signed in. */
  endSessionsOf: (userId: string) => Promise<void>;
  /** Tells our own service that the person of this session has shown once more who they are. A hosted one cannot be told. */
  renewProof: (method: "password" | "otp") => Promise<void>;
  /** This browser, if someone signed in to the account with this address here before. */
  knownDevice: (address: string) => string | undefined;
};

export type AsServer = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
) => Promise<{ status: number; body: Record<string, unknown> }>;

/** A notice of an account event that the product knows of, and not the authentication service. */
export type AccountNotice = { kind: "second_step_recovered" | "second_step_reset"; to: string; language: Locale };

export const sessionContext = createContext<RequestSession>();

/** A session that still owes its second factor opens nothing yet. */
export const owesSecondFactor = ({ assurance, hasSecondFactor }: SignedIn): boolean =>
  hasSecondFactor && assurance === "aal1";
