import { workbook } from "#features/ground/listing/share/workbook.server.ts";
import { asFile } from "#features/people/workers/share/worker-file.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/batch-xlsx.route";
import { batchFor } from "./batch-answer.ts";

export const handle = { needs: "timesheet.export" };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const loader = ({ context, request }: Route.LoaderArgs) => {
  requirePermission(context, "timesheet.export");
  throw pageNotFound(pageAddress(request).pathname);
};

/** The same as a workbook. */
export async function action({ context, params }: Route.ActionArgs) {
  const { rows, name } = await batchFor(context, params.batchId);
  return asFile(workbook(name.slice(0, 31), rows), `${name}.xlsx`, workbookType);
}
