/** Our file service alone, on a disk. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { startPlatform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { createLogger } from "@platform/kernel/logger";

const { DATABASE_URL, API_KEY, FILES } = process.env as Record<string, string>;

const platform = await startPlatform({
  settings: platformSettings.parse({
    secretKey: "a key that seals nothing but invented people",
    apiKeys: { publishable: [], secret: [API_KEY] },
    auth: { siteUrl: "http://127.0.0.1", externalUrl: "http://127.0.0.1/auth/v1" },
    storage: { fileSizeLimit: 200_000_000, buckets: [{ id: "files" }, { id: "listed" }] },
  }),
  database: { url: DATABASE_URL! },
  filesDir: join(FILES!, "ours"),
  addressOf: () => "127.0.0.1",
  log: createLogger({ level: "warn" }),
});

const app = new Hono().route("/storage/v1", platform.storage);
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);

process.once("SIGTERM", () => {
  server.close();
  void platform.stop().finally(() => process.exit(0));
});
