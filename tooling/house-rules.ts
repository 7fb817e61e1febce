/** The rules of the house beside the import table: each is data here and a lint rule in architecture-plugin.ts. */
export const forbiddenFolders = {
  names: ["lib", "utils", "helpers", "common"],
  because: "such a folder says nothing of its content and grows without end; name it for what it holds",
};

export const barrels = {
  files: ["**/index.{ts,tsx,js,mjs}"],
  because: "an index that only re-exports hides where things live and loads what nobody asked for",
};

export const environmentReaders = {
  files: [
    "product/web/src/server/config.ts",
    // Which build this is: read while it is made, never while it runs.
    "product/web/src/routes.ts",
    "product/web/dev-server.ts",
    "tooling/**",
    "e2e/**",
    "bench/**",
    "**/*.test.{ts,tsx}",
    "**/testing/**",
    "**/*.config.ts",
  ],
  // Where the machine keeps its programs is no setting of ours; a child process needs it.
  notConfiguration: ["PATH", "SystemRoot"],
  because: "configuration is read once, validated, in product/web/src/server/config.ts and passed in from there",
};

export const fileLength = {
  lines: 250,
  exempt: [
    "**/messages.ts",
    // The site map is one page, and a table: every address of the product in one place.
    "product/web/src/routes.ts",
    "product/database/**/tables/**",
    "product/database/**/migrations/**",
    "**/*.generated.*",
    "tooling/architecture.ts",
  ],
  because: "a file this long holds a second noun: find it and give it a file of its own",
};

export const clockReaders = {
  files: [
    "product/web/src/server/**",
    "product/web/src/request/clock.ts",
    "platform/kernel/src/clock.ts",
    // A browser's own clock, for what nobody else sees.
    "product/web/src/shell/behaviour/**",
    // How long to wait for another process, and commands that someone at the server starts.
    "product/database/src/{embedded,backup,audit}/**",
    "platform/realtime/src/create-realtime.ts",
    "platform/storage/src/bytes/s3/client.ts",
    "platform/auth/src/providers/known-provider.ts",
    // Invented days are counted from the day on which they are loaded.
    "product/database/src/demo/**",
    "tooling/**",
    "e2e/**",
    "bench/**",
    "**/*.test.{ts,tsx}",
    "**/testing/**",
    "**/conformance/**",
    "**/*.config.ts",
  ],
  because: "there is one clock, which tests set: `clockNow()` of request/clock.ts, `now` of perform(), or an argument",
};
