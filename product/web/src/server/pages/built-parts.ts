import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { routeMapsOf } from "#request/addresses/route-maps.ts";
import { serveAssets } from "./assets.ts";
import { cachedPagesOf } from "./pages.ts";

/** What a finished build brings: its pages, which of them are kept, and its files. The browser's lie beside the server's. */
export const builtParts = async (build: ServerBuild, serverFolder: string) => ({
  build,
  cachedPages: cachedPagesOf(build),
  assets: await serveAssets(join(serverFolder, "..", "client"), routeMapsOf(build.assets)),
});
