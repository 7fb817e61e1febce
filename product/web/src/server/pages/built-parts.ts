import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { sentences } from "#catalogue.server.ts";
import { routeMapsOf } from "#request/addresses/route-maps.ts";
import { serveAssets } from "./assets.ts";
import { cachedPagesOf } from "./pages.ts";
import { spokenIn } from "./spoken.ts";

/**
 * The parts of a finished build: its pages, the cached ones among them, and its files. The browser's files lie beside
 * the server's.
 */
export async function builtParts(serverBuild: ServerBuild, serverFolder: string) {
  const build = { ...serverBuild, assets: { ...serverBuild.assets, version: versionOf(serverBuild) } };
  return {
    build,
    cachedPages: cachedPagesOf(build),
    usedCatalogues: spokenIn(build),
    assets: await serveAssets(join(serverFolder, "..", "client"), routeMapsOf(build.assets)),
  };
}

/** React Router knows a build by its scripts. One in which only a sentence is new is another too: browsers keep sentences by build. */
const versionOf = ({ assets }: ServerBuild): string =>
  createHash("sha256")
    .update(`${assets.version} ${JSON.stringify(sentences)}`)
    .digest("hex")
    .slice(0, 8);
