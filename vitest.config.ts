import { defineConfig } from "vitest/config";

/** Rules and drawings: nothing to set up, and nothing that one file could leave behind for the next. */
const pure = ["product/{domain,ui}/**/*.test.{ts,tsx}"];
/** The house itself and its tools: other processes, but no database. */
const tools = ["{tooling,bench,e2e}/**/*.test.ts"];
/** These measure what something costs, or start other programs: what ran before in the same process would be seen in them. */
const apart = [
  "product/web/**/held-up.test.ts",
  "product/web/src/features/**/reading/*.test.ts",
  "product/web/src/features/day/gate/offline/device*.test.ts",
  "product/web/src/features/privacy/erasure/memory.test.ts",
  "product/web/src/features/site/acceptance/no-trace.test.ts",
  "product/web/src/request/forms/*.test.ts",
  "product/database/src/{embedded,backup}/*.test.ts",
  "platform/storage/src/bytes/*.test.ts",
  "platform/kernel/src/bounded-json.test.ts",
  "platform/conformance/src/{at-once,storage/streams}.test.ts",
];
const withDatabase = ["product/{database,web}/**/*.test.{ts,tsx}", "platform/**/*.test.ts"];

const quickly = "tooling/testing/quick-folder.ts";
const withPostgres = [quickly, "product/database/src/testing/global-setup.ts"];

const generated = ["**/node_modules/**", "**/build*/**", "data/**"];

export default defineConfig({
  test: {
    exclude: generated,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A busy machine may hold up the event that a test waits for.
    expect: { poll: { timeout: 15_000 } },
    // Most files wait for a database or another process, so that one more than there are cores is no crowd.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      { extends: true, test: { name: "tools", include: tools, globalSetup: [quickly] } },
      {
        extends: true,
        test: {
          name: "apart",
          include: apart,
          globalSetup: withPostgres,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: withDatabase,
          exclude: [...generated, ...apart],
          // A file has a database of its own and closes it; loading the program anew for each was a third of the run.
          isolate: false,
          globalSetup: withPostgres,
        },
      },
    ],
  },
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
});
