import type { Config } from "@react-router/dev/config";

// Each build that is not the product itself has a folder of its own; the benchmarks keep everything under data/bench.
const folders: Record<string, string> = {
  e2e: "build-e2e",
  bench: "../../data/bench/build",
  "bench-default-entry": "../../data/bench/build-default-entry",
};

export default {
  appDirectory: "src",
  buildDirectory: folders[process.env["CUADRANTE_BUILD"] ?? ""] ?? "build",
  serverBuildFile: "main.js",
  ssr: true,
} satisfies Config;
