/** The page under test without React and without a router: the same document, its table made by template literals. */
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { inventWorkers } from "./rows.ts";
import type { Surroundings } from "./surroundings.ts";
import { workersTable } from "./template.ts";

const { before, after, headers } = JSON.parse(readFileSync(process.env["SURROUNDINGS"]!, "utf8")) as Surroundings;
const workers = inventWorkers(200);

const app = new Hono().get("/", async (c) => {
  const html = `${before}${workersTable(workers)}${after}`;
  if (!c.req.header("accept-encoding")?.includes("zstd")) return c.body(html, 200, headers);
  return c.body(await compressed(html), 200, { ...headers, "content-encoding": "zstd" });
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);

const zstd = promisify(zstdCompress);

/** Encoding and level are those that our server takes for a page made for one request. */
async function compressed(html: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await zstd(html, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }));
}
