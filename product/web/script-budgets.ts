import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/**
 * The most kilobytes of scripts that the first visit to a page may load, as browsers get them; the map of routes comes on top. A
 * build that needs more fails, so that no page grows unseen. The aims are 105, 120 and 150.
 */
const budgets: readonly { page: string; routes: readonly string[]; most: number }[] = [
  { page: "home page", routes: ["root", "shell/default.layout", "features/site/home/home.page"], most: 121.5 },
  { page: "list", routes: [...inOffice("features/people/workers/worker-list.page")], most: 141 },
  {
    page: "record",
    routes: [...inOffice("features/people/worker-page/worker.layout"), "features/people/worker-page/worker.page"],
    most: 159,
  },
];

function inOffice(route: string): string[] {
  return ["root", "shell/admin.layout", "shell/admin-screens.layout", route];
}

type Chunk = { imports: readonly string[]; code: string };

export const scriptBudgets = (): Plugin => ({
  name: "script-budgets",
  apply: "build",
  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    const chunks = new Map<string, Chunk>();
    // React Router makes several chunks of some routes, as one for its middleware.
    const entries = new Map<string, string[]>();
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== "chunk") continue;
      chunks.set(file, output);
      if (!output.facadeModuleId) continue;
      const name = nameOf(output.facadeModuleId);
      entries.set(name, [...(entries.get(name) ?? []), file]);
    }
    for (const { page, routes, most } of budgets) {
      const files = reached(
        chunks,
        ["entry.client", ...routes].flatMap((route) => entries.get(route) ?? this.error(`no script of ${route}`)),
      );
      const kilobytes = [...files].reduce((sum, file) => sum + bytesOf(chunks.get(file)!.code), 0) / 1000;
      this.info(`${page}: ${kilobytes.toFixed(1)} kB of scripts in ${files.size} files, of ${most} kB`);
      if (kilobytes > most) this.error(`The first visit to the ${page} loads ${kilobytes.toFixed(1)} kB of scripts.`);
    }
  },
});

/** The files and all that they import at once. */
function reached(chunks: ReadonlyMap<string, Chunk>, files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) found.add(next);
  return found;
}

// As server/middleware/compression.ts sends what is sent often; what is small it sends as it is.
const bytesOf = (code: string) =>
  Buffer.byteLength(code) <= 1_000
    ? Buffer.byteLength(code)
    : brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

const nameOf = (id: string) => id.replace(/^.*\/product\/web\/src\//, "").replace(/\.tsx(\?.*)?$/, "");
