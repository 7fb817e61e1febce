/** Every address of the service besides the socket. */
import { broadcastBatch } from "./broadcast-batch.ts";
import { broadcastEvent } from "./broadcast-event.ts";
import type { Handler } from "./call.ts";

export type Endpoint = { method: "GET" | "POST"; path: string; handle: Handler };

export const endpoints: Endpoint[] = [
  { method: "GET", path: "/api/ping", handle: async () => Response.json({ message: "Success" }) },
  { method: "POST", path: "/api/broadcast", handle: broadcastBatch },
  { method: "POST", path: "/api/broadcast/:topic/events/:event", handle: broadcastEvent },
];
