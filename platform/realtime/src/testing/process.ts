/** The service as a process of its own, for tests that kill it: `node process.ts <database url>` prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "@platform/kernel/clock";
import { keysFrom } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { createRealtime } from "@platform/realtime/create-realtime";
import { realtimeSettings } from "@platform/realtime/settings";

const url = process.argv[2]!;
const service = await createRealtime({
  settings: realtimeSettings.parse({ processes: { pulseSeconds: 0.3, leaseSeconds: 1.5 } }),
  db: openSql({ url, connections: 2 }),
  directUrl: url,
  keys: await keysFrom({ jwks: [], sharedSecret: "a shared secret of this process" }, systemClock),
  policy: () => false,
  log: createLogger({ level: "silent" }),
});
const server = createServer().on("upgrade", (request, socket, head) => void service.upgrade(request, socket, head));
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
