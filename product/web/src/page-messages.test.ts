/** A page whose sentences are missing would fail in the middle of rendering; here it fails before anyone visits. */
import { posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#routes.ts";
import { everySource } from "#testing/site-map.ts";

const texts = new Map(everySource().map(({ file, text }) => [file.replace(/^\/(product\/web\/)?src\//, ""), text]));

/** The catalogues that the page itself and its layouts declare. */
const declared = (files: readonly string[]) =>
  files.flatMap((file) => {
    const [, list = ""] = /export const handle = \{[^;]*?messages: \[([^\]]*)\]/s.exec(texts.get(file)!) ?? [];
    return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
  });

/** The files that a file brings along into the page; what only the server has shows nothing. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  const text = texts.get(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, isType, from] of text.matchAll(/^(?:import|export) (type )?[^;]*?from "([^"]+)";/gm)) {
    if (isType || from!.includes(".server.")) continue;
    if (from!.startsWith("#")) reached(from!.slice(1), seen);
    else if (from!.startsWith("./")) reached(posix.join(posix.dirname(file), from!), seen);
  }
  return seen;
}

const spoken = (file: string) =>
  [...reached(file)].flatMap((each) =>
    [...texts.get(each)!.matchAll(/useTranslations\("([^"]+)"\)/g)].map(([, name]) => ({ name: name!, each })),
  );

const pages = (entries: readonly RouteConfigEntry[], above: readonly string[]): string[][] =>
  entries.flatMap((entry) =>
    entry.id?.startsWith("es/")
      ? []
      : entry.children
        ? pages(entry.children, [...above, entry.file])
        : [[...above, entry.file]],
  );

test("every page asks for the sentences of all that it shows", async () => {
  const all = pages(await routes, []).filter((files) => files.at(-1)!.endsWith(".tsx"));
  expect(all.length).toBeGreaterThan(80);
  const missing = all.flatMap((files) => {
    const requested = new Set([...declared(files), "shell", "request"]);
    return spoken(files.at(-1)!)
      .filter(({ name }) => !requested.has(name))
      .map(({ name, each }) => `${files.at(-1)} shows ${each}, which speaks "${name}"`);
  });
  expect(missing).toEqual([]);
});
