import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: process.env["CUADRANTE_BUILD"] === "e2e" ? "build-e2e" : "build",
  serverBuildFile: "main.js",
  ssr: true,
} satisfies Config;
