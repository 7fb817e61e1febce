/** Development: the same server, with pages, messages and styles loaded anew by Vite as their files change. */
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

// Read by routes.ts: development shows the gallery too.
process.env["CUADRANTE_BUILD"] = "dev";

const vite = await createServer({
  root: import.meta.dirname,
  appType: "custom",
  server: { middlewareMode: true, hmr: { port: 24_678 } },
});
const { runProgram } = (await vite.ssrLoadModule("./src/server/start.ts")) as typeof import("#server/start.ts");

const { createDevMailbox } = (await vite.ssrLoadModule(
  "./src/server/mail/dev-mailbox.ts",
)) as typeof import("#server/mail/dev-mailbox.ts");

await runProgram({
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  cachedPages: new Map(),
  usedCatalogues: new Set(),
  assets: (_, next) => next(),
  readMessages: createDevMailbox,
  before: vite.middlewares,
});
