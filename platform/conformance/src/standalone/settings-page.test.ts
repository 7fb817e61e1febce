import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { platformSettings } from "@platform/host/settings";

type Schema = { properties?: Record<string, Schema>; default?: unknown };

it("docs/platform.md names every setting with its default", async () => {
  const page = await readFile(new URL("../../../../docs/platform.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([\w.]+)` \|(?: `(.*?)`)? \|/gm)].map(([, name, value]) => [name, value]);
  const settingRows = rows.filter(([name]) => !ofTheProcess.includes(name!));
  const schema = z.toJSONSchema(platformSettings, { io: "input" }) as Schema;
  expect(Object.fromEntries(settingRows)).toEqual(Object.fromEntries(settingsIn(schema)));
});

// These are the business of whoever starts the process.
const ofTheProcess = [
  "openTo",
  "paths.auth",
  "paths.storage",
  "paths.realtime",
  "host",
  "databaseUrl",
  "dataDir",
  "logLevel",
];

/** A limit is one setting, though it has parts. */
function settingsIn({ properties, ...schema }: Schema, path: string[] = []): [string, string | undefined][] {
  const isLimit = properties !== undefined && "count" in properties && "seconds" in properties;
  if (properties && !isLimit)
    return Object.entries(properties).flatMap(([name, inner]) => settingsIn(inner, [...path, name]));
  return [[path.join("."), schema.default === undefined ? undefined : JSON.stringify(schema.default)]];
}
