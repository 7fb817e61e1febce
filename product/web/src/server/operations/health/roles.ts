import { embeddedRoles } from "@product/database/embedded/create-roles";
import { seen, type Look } from "./seen.ts";

/** Whether the app serves as a role that can change neither tables nor what keeps their rows as they are. */
export const lookAtRoles: Look = async ({ ask, config }) => {
  const [role] = await ask<Role>(powersOf, [config.databaseUrl ? null : embeddedRoles.app]);
  if (!role) return seen("warn", "missing", { name: embeddedRoles.app });
  if (role.power) return seen("warn", config.databaseOwnerUrl ? role.power : "single", { name: role.name });
  return config.databaseUrl && !config.databaseRetentionUrl
    ? seen("warn", "retention", { name: role.name })
    : seen("ok", "ok", { name: role.name });
};

type Role = { name: string; power: "superuser" | "owner" | "creates" | "changes" | null };

// The role of this connection, or the one that is named.
const powersOf = `
  SELECT r.rolname::text AS name, CASE
    WHEN r.rolsuper OR r.rolcreaterole OR r.rolbypassrls OR r.rolreplication THEN 'superuser'
    WHEN EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('app', 'app_sealed', 'auth', 'mail', 'storage', 'realtime') AND pg_has_role(r.oid, c.relowner, 'MEMBER')) THEN 'owner'
    WHEN has_schema_privilege(r.oid, 'app', 'CREATE') THEN 'creates'
    WHEN has_table_privilege(r.oid, 'app.act', 'UPDATE, DELETE, TRUNCATE, TRIGGER') THEN 'changes'
    END AS power
  FROM pg_roles r WHERE r.rolname = coalesce($1, current_user)`;
