import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Scripts of pages that React leaves alone in the browser: each is a file of its own, asked for with the build in its address. The
 * worker that serves pages without a net stands at the root, so that it may be registered for them.
 */
const scripts = {
  "assets/pass.js": "./src/features/day/pass/pass.client.ts",
  "offline-worker.js": "./src/features/day/pass/offline-worker.client.ts",
};

export const standaloneScripts = (): Plugin => ({
  name: "standalone-scripts",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "client") return;
    for (const [fileName, from] of Object.entries(scripts))
      this.emitFile({ type: "chunk", id: fileURLToPath(new URL(from, import.meta.url)), fileName });
  },
});
