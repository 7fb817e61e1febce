import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./postgres.ts",
  outputDir: "./test-results",
  // A file is one worker's, so that its app is started once.
  fullyParallel: false,
  // The whole numbers of what is sampled here: `npm run soak`.
  ...(process.env["SOAK"] ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  workers: 2,
  // What passes only when repeated fails somebody else's run.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      // Its own list, because the package's runs everything in one process; root in a container has no sandbox to offer.
      args: [
        "--headless=shell",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
