import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const publicParts = [
  ...[
    "callout.tsx",
    "controls/field-frame.tsx",
    "controls/select-field.tsx",
    "records/avatar.tsx",
    "records/status-glyph.tsx",
    "records/tone.ts",
  ].map((file) => `../../ui/src/${file}`),
  "i18n/dotless.ts",
  "shell/frames/skip-link.tsx",
  "shell/navigation/switch-to.ts",
];

const listParts = ["link-tabs.tsx", "page-header.tsx", "records/badge.tsx", "records/empty-state.tsx"].map(
  (file) => `../../ui/src/${file}`,
);

/**
 * The scripts of each kind of page come in one file of its own: a hundred small files compress worse than one, and each route names all
 * of its files in the map of routes. A layer is what its modules import, without what an earlier layer has.
 */
const layers: readonly (readonly [name: string, modules: readonly string[]])[] = [
  // Besides, small parts of the public pages that the office and its forms have too, for which they would load these.
  ["first", ["entry.client.tsx", "root.tsx", "i18n/format.ts", ...publicParts]],
  // Forms of strangers have boxes to tick and days to type, and would load the lists of the office for them.
  [
    "boxes",
    [
      "../../ui/src/controls/checkbox.tsx",
      "../../ui/src/controls/day-calendar.tsx",
      "../../domain/src/time/typed-day.ts",
    ],
  ],
  // Besides, small parts of lists that records have too, for which they would load the lists.
  ["office", ["shell/admin.layout.tsx", "shell/admin-screens.layout.tsx", ...listParts]],
  ["lists", ["features/ground/listing/share/list-screen.tsx"]],
  [
    "forms",
    ["form-part", "form-parts", "save-bar", "text-field"].map((file) => `features/ground/forms/share/${file}.tsx`),
  ],
];

export const chunkLayers = (): Plugin => {
  const layerOf = new Map<string, string>();
  const groups = layers.map(([name], index) => ({
    name,
    priority: layers.length - index,
    test: (id: string) => (helpers.test(id) ? name === "first" : layerOf.get(id) === name),
  }));
  return {
    name: "chunk-layers",
    apply: "build",
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
    buildEnd() {
      if (this.environment.name !== "client") return;
      for (const [name, modules] of layers)
        for (const module of modules) claim(this, inSources(module), (id) => !layerOf.has(id) && layerOf.set(id, name));
    },
  };
};

/** Takes a module and all that it imports, except behind those that are taken already. */
function claim({ getModuleInfo }: Rolldown.PluginContext, id: string, take: (id: string) => unknown): void {
  const waiting = [id];
  for (let next = waiting.pop(); next; next = waiting.pop())
    if (take(next)) waiting.push(...(getModuleInfo(next)?.importedIds ?? []));
}

const inSources = (module: string) => fileURLToPath(new URL(`./src/${module}`, import.meta.url));
const helpers = /^\0(rolldown\/runtime|vite\/preload-helper)/;
