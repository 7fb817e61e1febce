/** `npm run generate`: writes the files that are made from the code. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generated } from "./generated/generated.ts";

for (const [file, make] of Object.entries(generated))
  await writeFile(join(import.meta.dirname, "..", file), await make());
