import { largestImport } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";
import { readCsv } from "./csv.ts";
import { startOf } from "./encoding.ts";
import type { TableFile, TableSource } from "./table-file.ts";
import { readXlsx } from "./xlsx.ts";

/** Reads a file by what it is, not by what it is called. Throws `Refused`, also while its rows are read. */
export async function tableIn(source: TableSource): Promise<TableFile> {
  if (source.size > largestImport)
    throw new Refused({ code: "import.too-large", megabytes: largestImport / 1024 / 1024 });
  const start = new TextDecoder("latin1").decode(await startOf(source, 8));
  if (start === "") throw new Refused({ code: "import.no-rows" });
  if (start.startsWith("PK")) return readXlsx(source);
  // Both are in the container of old Excel files: they, and new ones behind a password.
  if (start.startsWith("\xd0\xcf\x11\xe0")) throw new Refused({ code: "import.old-excel" });
  if (others.some((each) => start.toLowerCase().startsWith(each))) throw new Refused({ code: "import.kind" });
  return readCsv(source);
}

/** How files begin that people send in place of a table: papers, pictures, archives, pages. */
const others = ["%pdf", "\x89png", "\xff\xd8\xff", "gif8", "\x1f\x8b", "rar!", "<?xml", "<!doc", "<html"];
