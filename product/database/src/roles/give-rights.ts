/** The rights of the serving roles in the schemas of the owner, who makes and changes them. */
import pg from "pg";
import { schemaNames, type SchemaSource } from "@platform/kernel/migrate";

/** By name. Each may read and write rows, and only `retention` ends a part that is past its term. */
export type ServingRoles = { app: string; retention?: string | undefined };

/** Only who ends what is past its term calls these. */
const ofRetention = ["app.hold_punch_month", "app.drop_punch_month"];
/** Only functions of the owner call these. */
const ofOwner = ["app.give_rights_of"];

/** Gives the roles all they need in these schemas, also in tables to come, and takes the rest. Safe to repeat. `url` is the owner's. */
export async function giveRights(url: string, roles: ServingRoles, sources: readonly SchemaSource[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-rights" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("BEGIN");
    // Two that write the rights of one table at the same time would disturb each other.
    await client.query("SELECT pg_advisory_xact_lock(7201963)");
    const schemas = await presentSchemas(client, sources);
    const ledgers = sources.map(({ ledger }) => `${ledger.schema}.${ledger.table}`);
    for (const role of [roles.app, roles.retention])
      if (role !== undefined) {
        const isRetention = role === roles.retention;
        await client.query((await lacking(client, role, schemas, ledgers, isRetention)).join(";\n"));
      }
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

async function presentSchemas(client: pg.Client, sources: readonly SchemaSource[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname::text AS name FROM pg_namespace WHERE nspname = ANY($1) AND pg_has_role(current_user, nspowner, 'MEMBER')",
    [schemaNames(sources)],
  );
  return rows.map(({ name }) => name);
}

/** The statements that are missing, in their order. */
async function lacking(
  client: pg.Client,
  role: string,
  schemas: readonly string[],
  ledgers: readonly string[],
  isRetention: boolean,
): Promise<string[]> {
  const ask = async (text: string, ...more: unknown[]) =>
    (await client.query<{ statement: string }>(text, [role, schemas, ...more])).rows.map(({ statement }) => statement);
  return [
    ...(await ask(rightsOfSchemas)),
    ...(await ask(rightsOfTables, ledgers)),
    ...(await ask(rightsOfSequences)),
    ...(await ask(rightsOfFunctions, [...ofOwner, ...(isRetention ? [] : ofRetention)])),
  ];
}

const rightsOfSchemas = `
  SELECT format(said, nspname, $1::text) AS statement FROM pg_namespace, unnest(ARRAY[
    'REVOKE ALL ON SCHEMA %I FROM %I',
    'GRANT USAGE ON SCHEMA %I TO %I',
    'ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I',
    'ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT ON SEQUENCES TO %I'
  ]) WITH ORDINALITY AS rule (said, place) WHERE nspname = ANY($2) ORDER BY nspname, place`;

// A table that is written once can only be read and added to; the list of applied migrations can only be read.
const rightsOfTables = `
  WITH found AS (
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      CASE WHEN format('%s.%s', n.nspname, c.relname) = ANY($3) THEN ARRAY['SELECT']
        WHEN EXISTS (SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
          WHERE t.tgrelid = c.oid AND p.proname = 'refuse_change' AND t.tgtype & 24 = 24) THEN ARRAY['INSERT', 'SELECT']
        ELSE ARRAY['DELETE', 'INSERT', 'SELECT', 'UPDATE'] END AS wanted,
      ARRAY(SELECT given.privilege_type FROM aclexplode(c.relacl) given
        WHERE given.grantee = (SELECT oid FROM pg_roles WHERE rolname = $1) ORDER BY 1) AS given
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY($2) AND c.relkind IN ('r', 'p', 'v', 'm')
  )
  SELECT format('REVOKE ALL ON %s FROM %I; GRANT %s ON %1$s TO %2$I', name, $1::text, array_to_string(wanted, ', ')) AS statement
  FROM found WHERE wanted <> given ORDER BY name`;

const rightsOfSequences = `
  SELECT format('GRANT USAGE, SELECT ON SEQUENCE %I.%I TO %I', n.nspname, c.relname, $1::text) AS statement
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY($2) AND CASE WHEN c.relkind = 'S' THEN NOT has_sequence_privilege($1::text, c.oid, 'USAGE') END`;

const rightsOfFunctions = `
  SELECT format(CASE WHEN format('%s.%s', n.nspname, p.proname) = ANY($3) THEN 'REVOKE ALL ON FUNCTION %s FROM %I'
    ELSE 'GRANT EXECUTE ON FUNCTION %s TO %I' END, p.oid::regprocedure, $1::text) AS statement
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname = ANY($2) AND p.prokind = 'f'
    AND has_function_privilege($1::text, p.oid, 'EXECUTE') = (format('%s.%s', n.nspname, p.proname) = ANY($3))`;
