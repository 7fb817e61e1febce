import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkLayers } from "./chunk-layers.ts";
import { lostScriptsAreErrors } from "./lost-scripts.ts";
import { oneDrizzle } from "./one-drizzle.ts";
import { scriptBudgets } from "./script-budgets.ts";
import { sourcesStayInPlace } from "./sources-stay-in-place.ts";
import { standaloneScripts } from "./standalone-scripts.ts";

// The browser-test build differs in one file: its entry binds an identity that only tests may use.
const entry = process.env["CUADRANTE_BUILD"] === "e2e" ? "main.e2e.ts" : "main.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    lostScriptsAreErrors(),
    standaloneScripts(),
    sourcesStayInPlace(),
    oneDrizzle(),
    chunkLayers(),
    // With the pages that only tests have, scripts are cut otherwise than visitors get them.
    !process.env["CUADRANTE_BUILD"] && scriptBudgets(),
  ],
  build: { target: "es2023" },
  worker: { format: "es" },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: `./src/server/${entry}`,
          // Beside main.js, so that a path beside a source means the same in every file of the bundle.
          output: { chunkFileNames: "[name]-[hash].js" },
        },
      },
      ...(command === "build" && reactForProduction),
    },
  },
  resolve: {
    // Messages arrive compiled, so the ICU parser stays out of both bundles.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  ssr: { noExternal: ["use-intl", "@product/ui"] },
}));

// React chooses between its two builds when it is loaded, by NODE_ENV. In the bundle that is settled, however the server
// is started; the development build takes four times as long. Everything stands in the bundle, which a start reads in half the
// time; outside stay the two packages that bring machine code.
const reactForProduction = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true as const, external: ["pg", "sharp"] },
};
