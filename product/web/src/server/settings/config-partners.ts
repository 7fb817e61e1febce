/** Values that mean something only together. */
export function missingPartners(values: Record<string, unknown>): { path: string[]; message: string }[] {
  const alone = values["DATABASE_DIRECT_URL"] && !values["DATABASE_URL"];
  const unchecked = values["CAPTCHA_PROVIDER"] && !values["CAPTCHA_SECRET"] && !values["SUPABASE_URL"];
  const unsigned = values["SIGNING_ALGORITHM"] === "HS256" && !values["JWT_SECRET"];
  return [
    ...(unchecked ? [{ path: ["CAPTCHA_SECRET"], message: "is needed too: answers are checked with it" }] : []),
    ...(unsigned ? [{ path: ["JWT_SECRET"], message: "is needed too: HS256 signs with it" }] : []),
    ...(values["SMS_TOKEN"] && !values["SMS_URL"] ? [{ path: ["SMS_TOKEN"], message: "needs SMS_URL beside it" }] : []),
    ...(alone ? [{ path: ["DATABASE_DIRECT_URL"], message: "needs DATABASE_URL beside it" }] : []),
    ...rolesAlone(values),
    ...belongTogether.flatMap((names) => {
      const missing = names.filter((name) => values[name] === undefined);
      if (missing.length === names.length) return [];
      return missing.map((name) => ({ path: [name], message: `is needed too: ${names.join(", ")} belong together` }));
    }),
  ];
}

/** The owner of the tables of which server, and ending months past the owner of which tables? */
function rolesAlone(values: Record<string, unknown>): { path: string[]; message: string }[] {
  const ofNone = values["DATABASE_OWNER_URL"] && !values["DATABASE_URL"];
  const unowned = values["DATABASE_RETENTION_URL"] && !values["DATABASE_OWNER_URL"];
  return [
    ...(ofNone ? [{ path: ["DATABASE_OWNER_URL"], message: "needs DATABASE_URL beside it" }] : []),
    ...(unowned ? [{ path: ["DATABASE_RETENTION_URL"], message: "needs DATABASE_OWNER_URL beside it" }] : []),
  ];
}

const belongTogether = [
  ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["TLS_CERT", "TLS_KEY"],
  ["OPENID_ISSUER", "OPENID_CLIENT_ID", "OPENID_CLIENT_SECRET"],
  ["CAPTCHA_PROVIDER", "CAPTCHA_SITE_KEY"],
];
