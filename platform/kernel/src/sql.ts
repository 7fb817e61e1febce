/** The services' way to PostgreSQL: plain SQL with values apart, and transactions that end. */
import pg from "pg";

/** Something that can be asked: the pool, or one transaction. */
export type Sql = {
  /** The rows of one statement. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The first row, if there is one. */
  first<Row extends object>(text: string, values?: unknown[]): Promise<Row | undefined>;
};

export type Database = Sql & {
  /** Commits what `body` did, or nothing of it. */
  transaction<Result>(body: (tx: Sql) => Promise<Result>): Promise<Result>;
};

export type DatabaseOptions = {
  url: string;
  connections?: number;
  /** Off behind a pooler that knows neither prepared statements nor start-up options. */
  direct?: boolean;
};

export function openSql({ url, connections = 8, direct = true }: DatabaseOptions): Database & {
  close: () => Promise<void>;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    query_timeout: 20_000,
    application_name: "cuadrante-platform",
    keepAlive: true,
    ...(direct ? { options: limits } : {}),
  });
  // A connection that breaks is replaced at the next use; without listeners the event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const nameOf = direct ? statementNames() : () => undefined;
  return {
    ...asking(pool, nameOf),
    transaction: (body) => inTransaction(pool, nameOf, body),
    close: () => pool.end(),
  };
}

const limits = "-c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s";

type NameOf = (text: string) => string | undefined;

// Statements are constants of the code, so each is planned once per connection.
function statementNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    const name = `platform_${names.size}`;
    names.set(text, name);
    return name;
  };
}

function asking(connection: pg.Pool | pg.PoolClient, nameOf: NameOf): Sql {
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const name = nameOf(text);
    const result = await connection.query<Row>(name === undefined ? { text, values } : { name, text, values });
    return result.rows;
  };
  return {
    rows,
    first: async <Row extends object>(text: string, values?: unknown[]) => (await rows<Row>(text, values))[0],
  };
}

async function inTransaction<Result>(pool: pg.Pool, nameOf: NameOf, body: (tx: Sql) => Promise<Result>) {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await body(asking(client, nameOf));
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
