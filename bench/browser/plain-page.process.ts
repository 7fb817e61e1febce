/** The plainest page that has something to paint. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const text = "Work at events. Know your shift from day one. ".repeat(8);
const app = new Hono().get("/", (c) =>
  c.html(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1><p>${text}</p>`,
  ),
);
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
process.once("SIGTERM", () => process.exit(0));
