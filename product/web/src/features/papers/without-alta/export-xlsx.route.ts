import { workbook } from "#features/ground/listing/share/workbook.server.ts";
import { asFile } from "#features/people/workers/share/worker-file.ts";
import type { Route } from "./+types/export-xlsx.route";
import { extractOf } from "./export.ts";

export const handle = { needs: "pay.view", alsoNeeds: "pay.export" };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The same as a workbook. */
export async function loader(loaderArgs: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(loaderArgs);
  return asFile(workbook(name.slice(0, 31), pieces), `${name}.xlsx`, workbookType);
}
