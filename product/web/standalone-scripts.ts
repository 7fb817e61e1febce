import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Scripts of pages that React leaves alone in the browser: each is a file of its own, asked for with the build in its address. */
const scripts = { pass: "./src/features/day/pass/pass.client.ts" };

export const standaloneScripts = (): Plugin => ({
  name: "standalone-scripts",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "client") return;
    for (const [name, from] of Object.entries(scripts))
      this.emitFile({
        type: "chunk",
        id: fileURLToPath(new URL(from, import.meta.url)),
        fileName: `assets/${name}.js`,
      });
  },
});
