/** Our realtime service, with limits that a benchmark does not reach. Each request to `/tell` is one message to everyone. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPlatform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { createLogger } from "@platform/kernel/logger";
import { event, payload, room } from "./message.ts";

const { DATABASE_URL, API_KEY } = process.env as Record<string, string>;

const platform = await startPlatform({
  settings: platformSettings.parse({
    secretKey: "a key that seals nothing but invented people",
    apiKeys: { publishable: [API_KEY], secret: [] },
    auth: { siteUrl: "http://127.0.0.1", externalUrl: "http://127.0.0.1/auth/v1" },
    // Listeners of a benchmark rest between their turns without a heartbeat.
    realtime: { idleSeconds: 86_400, limits: { opens: { count: 1_000_000, seconds: 1 } } },
  }),
  database: { url: DATABASE_URL! },
  filesDir: join(tmpdir(), "cuadrante-bench-files"),
  addressOf: () => "127.0.0.1",
  log: createLogger({ level: "warn" }),
});

const server = createServer((_request, response) => {
  void platform.realtime.broadcast(room, event, payload);
  response.end();
});
server.on("upgrade", platform.realtime.upgrade);
server.listen(0, "127.0.0.1", () => console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`));

process.once("SIGTERM", () => {
  server.close();
  void platform.stop().finally(() => process.exit(0));
});
