import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";

// Found once: the processes of a run read this file too, with another folder for what they write.
process.env["CHROMIUM"] ??= await findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // Databases come and go by the dozen: in memory, where there is room.
  globalSetup: ["../tooling/testing/quick-folder.ts", "./postgres.ts"],
  outputDir: "./test-results",
  // A file is one worker's, so that its app is started once.
  fullyParallel: false,
  // The whole numbers of what is sampled here: `npm run soak`.
  ...(process.env["SOAK"] ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  // With two, two cores had nothing to do for a fifth of the time.
  workers: 3,
  // A journey that passes only when repeated fails somebody else's run.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"],
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
