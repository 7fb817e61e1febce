/** The service's requests as a Hono app, which knows nothing of who mounts it. */
import { Hono, type Context } from "hono";
import { openToOtherOrigins } from "@platform/kernel/cors";
import { isPassing } from "@platform/kernel/database-failures";
import { createBucket } from "@platform/kernel/token-bucket";
import { TokenProblem } from "@platform/realtime/callers/caller";
import type { Realtime } from "@platform/realtime/realtime";
import { callerOf, Refusal } from "./call.ts";
import { endpoints, type Endpoint } from "./endpoints.ts";

/**
 * `networkOf`: the network of a request. A caller without an account is limited together with its network, so that a
 * stranger cannot use up the messages of others.
 */
export function createApp(realtime: Realtime, networkOf: (c: Context) => string): Hono {
  const app = new Hono();
  const bucket = createBucket(realtime.settings.limits.httpMessages, realtime.clock);
  app.use(openToOtherOrigins);
  for (const endpoint of endpoints)
    app.on(endpoint.method, endpoint.path, (c) =>
      answered(realtime, endpoint, (key) => bucket(key ?? networkOf(c)), c),
    );
  app.notFound((c) => c.json({ error: "Not found" }, 404));
  return app;
}

async function answered(
  realtime: Realtime,
  { handle }: Endpoint,
  bucket: (account: string | undefined) => boolean,
  c: Context,
): Promise<Response> {
  try {
    const caller = await callerOf(c.req.raw, realtime);
    // The server itself is not held back: it has its own reasons to tell many.
    const maySend = () => caller.role === "service_role" || bucket(caller.userId);
    return await handle({
      realtime,
      request: c.req.raw,
      params: c.req.param() as Record<string, string>,
      caller,
      maySend,
    });
  } catch (error) {
    if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
    if (error instanceof TokenProblem) return Response.json({ error: error.atTheDoor }, { status: 401 });
    realtime.log.error({ error }, "a realtime request failed");
    return Response.json({ error: "Internal server error" }, { status: isPassing(error) ? 503 : 500 });
  }
}
