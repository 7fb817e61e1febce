/** `npm run generate`: writes the documents that are made from the code. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configurationPage } from "./configuration-page.ts";

await writeFile(join(import.meta.dirname, "..", "docs", "configuration.md"), configurationPage());
