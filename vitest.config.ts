import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "product/**/*.test.{ts,tsx}",
      "platform/**/*.test.ts",
      "tooling/**/*.test.ts",
      "bench/**/*.test.ts",
      "e2e/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/build*/**", "data/**"],
    globalSetup: ["product/database/src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for may be held up by whatever else a busy machine does.
    expect: { poll: { timeout: 15_000 } },
    // Most files wait for a database or another process, so that one more than there are cores is no crowd.
    maxWorkers: 3,
  },
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
});
