/** The colours of a person's status must not depend on the colours of the company. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { everySource } from "#testing/site-map.ts";

const ui = join(import.meta.dirname, "../../../ui/src");
const statusColour =
  /^\s*["']?(?:ok|warn|bad|info|idle|ALLOW|WARN|BLOCK|can|could|cannot)["']?:.*(?:primary|--focus)/gm;

test("no tone and no verdict is painted with a colour of the brand", async () => {
  const parts = await Promise.all(
    globSync("**/*.{ts,tsx}", { cwd: ui }).map(async (file) => ({
      file,
      text: await readFile(join(ui, file), "utf8"),
    })),
  );
  const sources = [...everySource(), ...parts];
  expect(sources.length).toBeGreaterThan(300);
  expect(
    sources.flatMap(({ file, text }) => [...text.matchAll(statusColour)].map(([line]) => `${file}: ${line.trim()}`)),
  ).toEqual([]);
});

test("no token of a tone follows a token of the brand", async () => {
  const tokens = await readFile(join(ui, "tokens.css"), "utf8");
  const tones = [...tokens.matchAll(/^\s*--(?:ok|warn|bad|info|idle)[a-z-]*:.*$/gm)].map(([line]) => line.trim());
  expect(tones.length).toBeGreaterThan(15);
  expect(tones.filter((line) => line.includes("var("))).toEqual([]);
});
