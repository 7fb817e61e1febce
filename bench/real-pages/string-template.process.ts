/** The workers list without React, router, session and database: the same document, made anew for each request. */
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { dissect } from "./dissect.ts";
import { filled } from "./filled.ts";

const { document, headers } = JSON.parse(readFileSync(process.env["DOCUMENT"]!, "utf8")) as {
  document: string;
  headers: Record<string, string>;
};
const pieces = dissect(document);

const app = new Hono().get("/", (c) => c.body(filled(pieces), 200, headers));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
