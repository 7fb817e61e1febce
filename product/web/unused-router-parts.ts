import type { Plugin } from "vite";

/**
 * Parts of React Router that no setting takes out of the browser's scripts, though these pages never come to them: the discovery of
 * routes piece by piece (all are on the map, see react-router.config.ts) and the watching of the router from outside. In their place
 * stands what they answer when they are not used. Of what only servers import, no page has anything.
 */
const unused: Record<string, { answers: Record<string, string>; forServers: readonly string[] }> = {
  "dom/ssr/fog-of-war.js": {
    answers: {
      getPartialManifest: "(manifest) => manifest",
      getPatchRoutesOnNavigationFunction: "() => {}",
      isFogOfWarEnabled: "() => false",
      useFogOFWarDiscovery: "() => {}",
    },
    forServers: ["URL_LIMIT", "getManifestPath", "getPathsWithAncestors", "handleClientVersionMismatch"],
  },
  "router/instrumentation.js": {
    answers: {
      consumeInstrumentationClientResultMetaReceiver: "() => {}",
      getRouteInstrumentationUpdates: "() => ({})",
      instrumentClientSideRouter: "(router) => router",
    },
    forServers: ["instrumentHandler", "instrumentationResultMetaContext"],
  },
};

export const unusedRouterParts = (): Plugin => ({
  name: "unused-router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/ },
    handler(code, id) {
      const { answers, forServers } = unused[id.replace(/^.*\/lib\//, "")]!;
      const exported = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(", ");
      if (exported?.toSorted().join() !== [...Object.keys(answers), ...forServers].toSorted().join())
        this.error("React Router has other parts: see unused-router-parts.ts");
      const all = [...Object.entries(answers), ...forServers.map((name) => [name, "undefined"])];
      return all.map(([name, answer]) => `export const ${name} = ${answer};`).join("\n");
    },
  },
});
