/** Serves the default app from a bare Hono server. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler } from "react-router";
import { defaultBuild } from "./default-build.tsx";

const handle = createRequestHandler(defaultBuild, "production");

const app = new Hono().all("*", (c) => handle(c.req.raw));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
