import type { Config } from "@react-router/dev/config";

// Each build that is not the product itself has a folder of its own, beside the sources that it names.
const folders: Record<string, string> = { e2e: "build-e2e", bench: "build-bench" };

export default {
  appDirectory: "src",
  buildDirectory: folders[process.env["CUADRANTE_BUILD"] ?? ""] ?? "build",
  serverBuildFile: "main.js",
  // The map of routes as a file that browsers keep, cut by area and language (request/route-maps.ts), instead of a part of it in every page.
  routeDiscovery: { mode: "initial" },
  ssr: true,
} satisfies Config;
