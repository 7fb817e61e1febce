import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configurationPage } from "./configuration-page.ts";

test("the configuration page is what the schema says (npm run generate renews it)", async () => {
  const written = await readFile(join(import.meta.dirname, "..", "docs", "configuration.md"), "utf8");
  expect(written).toBe(configurationPage());
});
