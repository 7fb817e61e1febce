/** The Nuxt app in a bare Node server, its values read once: it has neither session nor database. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

globalThis.listValues = JSON.parse(readFileSync(process.env.VALUES, "utf8"));
const { listener } = await import(process.env.NUXT_SERVER);
const server = createServer(listener).listen(0, "127.0.0.1", () =>
  console.log(`Ready: http://127.0.0.1:${server.address().port}`),
);
