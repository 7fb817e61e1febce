import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The browser-test build differs in one file: its entry binds an identity that only tests may use.
const entry = process.env["CUADRANTE_BUILD"] === "e2e" ? "main.e2e.ts" : "main.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2023" },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: `./src/server/${entry}`,
          // These run as plain TypeScript under the project's Node; the bundle holds only what needs JSX.
          external: [/^@product\/(database|domain)\//, /^@platform\//],
        },
      },
    },
  },
  resolve: {
    // Messages arrive compiled, so the ICU parser stays out of both bundles.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  ssr: { noExternal: ["use-intl", "@product/ui"] },
});
