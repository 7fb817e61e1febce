import { postgresUrl, wholeNumber } from "./config-values.ts";

/** Where the data lie, and by which roles they are reached. */
export const databaseSettings = {
  DATABASE_URL: postgresUrl
    .optional()
    .describe("A PostgreSQL server (15 or newer) to use instead of the embedded one."),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe("The same server past a transaction pooler, for migrations and locks."),
  DATABASE_OWNER_URL: postgresUrl
    .optional()
    .describe(
      "The same server as the [owner of the tables](guides/roles-of-the-database.md), past any pooler, for migrations and restores. The role in DATABASE_URL then owns nothing.",
    ),
  DATABASE_RETENTION_URL: postgresUrl
    .optional()
    .describe("The same server as the role that drops months of the register past their term; past any pooler."),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 3600)
    .default(60)
    .describe("How long the start waits for a PostgreSQL server that cannot be reached yet."),
};
