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
    "product/database/**/tables/**",
    "product/database/**/migrations/**",
    "**/*.generated.*",
    "tooling/architecture.ts",
  ],
  because: "a file this long holds a second noun: find it and give it a file of its own",
};
