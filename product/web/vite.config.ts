import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const variant = process.env["CUADRANTE_BUILD"];

// The browser-test build differs in one file: its entry binds an identity that only tests may use.
const entry = variant === "e2e" ? "main.e2e.ts" : "main.ts";

// One of the benchmark builds renders as React Router does by default, to show what our own entry gains.
const rendering = variant === "bench-default-entry" ? { "/src/entry.server.tsx": routersOwnEntry() } : {};

export default defineConfig(({ command }) => ({
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
      ...(command === "build" && reactForProduction),
    },
  },
  resolve: {
    // Messages arrive compiled, so the ICU parser stays out of both bundles.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only", ...rendering },
  },
  ssr: { noExternal: ["use-intl", "@product/ui"] },
}));

// React chooses between its two builds when it is loaded, by NODE_ENV. In the bundle that is settled, however the server
// is started; the development build takes four times as long. All that imports React must share the one in the bundle.
const reactForProduction = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: [/react/, /^use-intl/, /^@product\/ui/] },
};

function routersOwnEntry(): string {
  return new URL("dist/config/defaults/entry.server.node.tsx", import.meta.resolve("@react-router/dev/package.json"))
    .pathname;
}
