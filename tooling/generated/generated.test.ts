import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generated } from "./generated.ts";

test.each(Object.entries(generated))("%s is what it is made from (npm run generate renews it)", async (file, make) => {
  expect(await readFile(join(import.meta.dirname, "../..", file), "utf8")).toBe(await make());
});
