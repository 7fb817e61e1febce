import type { Route } from "./+types/export-xlsx.route";
import { workerExtract } from "./export.server.ts";
import { extractOf } from "./extract.ts";
import { asFile } from "./share/worker-file.ts";
import { workbook } from "#features/ground/listing/share/workbook.server.ts";

export const handle = { needs: "worker.view", alsoNeeds: "worker.export" };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The same as a workbook. */
export async function loader(loaderArguments: Route.LoaderArgs) {
  const { pieces, name } = await extractOf(loaderArguments, workerExtract);
  return asFile(workbook(name, pieces), `${name}.xlsx`, workbookType);
}
