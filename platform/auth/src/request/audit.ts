import type { Sql } from "@platform/kernel/sql";
import type { AuthRequest } from "./auth-request.ts";

type Action =
  | "login"
  | "logout"
  | "user_signedup"
  | "user_invited"
  | "user_deleted"
  | "user_modified"
  | "user_recovery_requested"
  | "user_reauthenticate_requested"
  | "user_confirmation_requested"
  | "user_repeated_signup"
  | "user_updated_password"
  | "token_revoked"
  | "generate_recovery_codes"
  | "factor_in_progress"
  | "factor_unenrolled"
  | "challenge_created"
  | "verification_attempted"
  | "factor_deleted"
  | "factor_updated"
  | "mfa_code_login"
  | "identity_unlinked"
  | "identity_linked"
  | "passkey_created"
  | "passkey_updated"
  | "passkey_deleted"
  | "sso_provider_created"
  | "sso_provider_updated"
  | "sso_provider_deleted"
  | "oauth_client_created"
  | "oauth_client_updated"
  | "oauth_client_deleted"
  | "oauth_consent_granted";

const insert = `INSERT INTO auth.audit_log_entries (payload, ip_address, created_at) VALUES ($1, $2, $3)`;

/** Written in the transaction of the event. Ids only: an address would outlive the person's wish to be forgotten. */
export const audit = (
  tx: Sql,
  { ip, now }: AuthRequest,
  action: Action,
  actor: { id: string },
  traits: object = {},
): Promise<unknown> => tx.rows(insert, [{ action, actor_id: actor.id, timestamp: now.toISOString(), traits }, ip, now]);
