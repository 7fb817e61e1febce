import { dirname, relative, sep } from "node:path";
import type { Plugin } from "vite";

/**
 * The server is one bundle, so that a start reads few files and not two thousand. Files that its sources read from beside themselves,
 * as migrations and threads, still lie where they lay, seen from the bundle's folder.
 */
export const sourcesStayInPlace = (): Plugin => ({
  name: "sources-stay-in-place",
  apply: "build",
  transform: {
    filter: { id: /\/(product\/(database|domain)|platform\/\w+)\/src\/.*\.ts$/, code: "import.meta." },
    handler(code, id) {
      const { name, config } = this.environment;
      if (name !== "ssr") return;
      const fromBundle = (path: string) => JSON.stringify(relative(config.build.outDir, path).split(sep).join("/"));
      return code.replaceAll(/import\.meta\.(dirname|url)/g, (_, what) =>
        what === "url"
          ? `new URL(${fromBundle(id)}, import.meta.url).href`
          : `(import.meta.dirname + "/" + ${fromBundle(dirname(id))})`,
      );
    },
  },
});
