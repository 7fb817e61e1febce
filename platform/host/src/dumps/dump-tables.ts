/** The tables of a hosted project that are imported, in the order in which rows need each other. */
export type DumpTable = {
  name: string;
  /** Columns that the rules below ask for; dumps of older versions do not have all of them. */
  reads?: string[];
  /** Which of the dump's rows, `s`, are taken. Their columns are texts. */
  only?: string;
  /** SQL for columns that have another meaning here. */
  values?: Record<string, string>;
  /** Rows that the settings made already stay as they are. */
  mayBeThere?: boolean;
};

const unnamed = `coalesce(trim(s.friendly_name), '') = ''`;
const base64url = (column: string) => `translate(rtrim(${column}, '='), '+/', '-_')`;
const credential = `s.web_authn_credential::jsonb`;

export const dumpTables: DumpTable[] = [
  // The mail of a change under way no longer counts, so that both mailboxes are asked anew.
  { name: "auth.users", values: { email_change_confirm_status: "0" } },
  { name: "auth.identities" },
  {
    name: "auth.mfa_factors",
    reads: ["friendly_name", "web_authn_credential"],
    only: `s.status = 'verified'`,
    values: {
      // Names are told apart here even where nobody gave one.
      friendly_name: `CASE WHEN NOT ${unnamed} THEN s.friendly_name
        WHEN count(*) FILTER (WHERE ${unnamed}) OVER (PARTITION BY s.user_id) > 1 THEN s.factor_type || ' ' || left(s.id, 8)
        ELSE '' END`,
      web_authn_credential: `CASE WHEN s.web_authn_credential IS NOT NULL THEN jsonb_build_object(
        'id', ${base64url(`${credential} ->> 'id'`)}, 'publicKey', ${base64url(`${credential} ->> 'publicKey'`)},
        'counter', coalesce(${credential} #> '{authenticator,signCount}', '0'),
        'transports', coalesce(nullif(${credential} -> 'transport', 'null'), '[]')) END`,
    },
  },
  { name: "auth.webauthn_credentials" },
  { name: "auth.sso_providers" },
  { name: "auth.sso_domains" },
  { name: "auth.saml_providers" },
  { name: "auth.oauth_clients" },
  { name: "auth.oauth_consents" },
  { name: "auth.audit_log_entries", only: `s.payload IS NOT NULL` },
  { name: "storage.buckets", reads: ["type"], only: `coalesce(s.type, 'STANDARD') = 'STANDARD'`, mayBeThere: true },
  {
    name: "storage.objects",
    reads: ["archived_at", "is_delete_marker"],
    // A name that no request may say would be a file that nobody reaches.
    only: `s.name ~ '^[A-Za-z0-9_/!.*''() &$=@;:+,?-]+$' AND s.archived_at IS NULL AND NOT coalesce(s.is_delete_marker::boolean, false)
      AND s.bucket_id IN (SELECT id FROM storage.buckets)`,
  },
];
