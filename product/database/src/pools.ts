/** The connections: some that can only read, and some that write. `client.ts` and `write.ts` hand them out. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { namingClient } from "./naming-client.ts";

export type DatabaseOptions = {
  url: string;
  /** Reaches the server past a transaction pooler; its presence says that one stands behind `url`. */
  directUrl?: string | undefined;
  /** URL of the role that ends records past their term; none where one role does everything. */
  retentionUrl?: string | undefined;
  readers?: number;
  writers?: number;
};

/** The methods that a query may use; writing needs a transaction. */
export type Reader = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "selectDistinctOn" | "with" | "$with" | "$count"
>;

/** Bound by `openDatabase`; importers see the current binding. */
export let reading: Reader;
export let writing: NodePgDatabase;
/** Writes what `writing` writes, and may end what is past its term. */
export let retaining: NodePgDatabase;
let pools: pg.Pool[] = [];
let opened: DatabaseOptions;

export function openDatabase(options: DatabaseOptions): void {
  opened = options;
  const Client = namingClient();
  const readers = poolOf(options, Client, options.readers ?? 12, options.directUrl ? "" : readOnly);
  const writers = poolOf(options, Client, options.writers ?? 8, "");
  pools = [readers, writers];
  reading = drizzle(readers);
  writing = drizzle(writers);
  retaining = writing;
  if (options.retentionUrl === undefined) return;
  const retention = poolOf({ ...options, url: options.retentionUrl }, Client, 1, "");
  pools.push(retention);
  retaining = drizzle(retention);
}

/** Replaces every connection, so that none left hanging by a lost network is used again. */
export function reopenDatabase(): void {
  const lost = pools;
  openDatabase(opened);
  for (const pool of lost) pool.end().catch(() => {});
}

export async function closeDatabase(): Promise<void> {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
}

const readOnly = "-c default_transaction_read_only=on";
const limits = "-c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s";

function poolOf({ url, directUrl }: DatabaseOptions, Client: typeof pg.Client, max: number, options: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // On a busy machine it is better to wait; while the database is away, the watch lets everyone go.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 20_000,
    application_name: "cuadrante",
    keepAlive: true,
    // A pooler refuses start-up options it does not know, so behind one only the client-side limits hold.
    // The next statement may meet another connection of its, which knows no name.
    ...(directUrl ? {} : { options: `${limits} ${options}`, Client }),
  });
  // A connection that breaks is replaced at the next use, and who was using it is told by the failed query.
  // Without listeners the event, also of one that is taken but not asking, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
